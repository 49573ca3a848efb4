/**
 * Texts that attack whatever displays them: pages, attributes, structured data, drawings, the build's own replacements,
 * and the places to which editors copy a text. Each must reach the visitor as plain text. Scripts among them would call
 * `attack()`, and addresses would point to evil.example.
 */
export const PAYLOADS: readonly string[] = [
  // Markup
  '<b>',
  '<!--',
  '</ScRiPt ><img src=x onerror=attack()>',
  '</title><script>attack()</script>',
  '</style><script>attack()</script>',
  '</text></svg><script>attack()</script>',
  '--><script>attack()</script><!--',
  ']]><script>attack()</script><![CDATA[',
  '<svg><foreignObject><body onload=attack()></foreignObject></svg>',
  '<iframe srcdoc="<script>attack()</script>"></iframe>',
  '<p style="background:url(https://evil.example/)">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form id=document><input name=cookie>',
  // Attributes and entities
  '" onmouseover="attack()" x="',
  "' onfocus='attack()' autofocus='",
  '&lt;b&gt;',
  '&amp;lt;script&amp;gt;attack()',
  '%3Cscript%3Eattack()%3C/script%3E',
  '\\u003cscript\\u003eattack()\\u003c/script\\u003e',
  // Addresses
  'JaVaScRiPt://%0aattack()',
  '//evil.example/',
  '../../../../etc/passwd',
  '%0d%0aSet-Cookie: a=b',
  '![x](x"onerror="attack())',
  // Scripts and data
  '${attack()}',
  "{{constructor.constructor('attack()')()}}",
  "';attack();//",
  '</script><script type="application/ld+json">{"@type":"Thing"}</script>',
  '","@type":"Thing","name":"',
  '__proto__',
  '{"__proto__":{"attacked":true}}',
  '\\\\"',
  '") { id name } } mutation { deleteAll',
  // Replacements, shells, spreadsheets
  "$& $1 $` $' $$ $<name>",
  '$(touch attacked)',
  '<!--#exec cmd="ls" -->',
  '=HYPERLINK("https://evil.example","Go")',
  // Other scripts, and the spaces and joiners that the check accepts
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦 🏴‍☠️ 🇺🇳',
  'Z͑ͫ̓ͪ̂a̴͔l̷̡g̸̨ơ̶ ̵t̷e̸x̶t̷',
  'one\u00A0two\u3000three',
  'می\u200Cشود، CRM\u200Cها',
  // As long as fields allow, and without a possible line break
  ...[31, 79, 159, 399, 899].map((length) => 'W'.repeat(length)),
]
