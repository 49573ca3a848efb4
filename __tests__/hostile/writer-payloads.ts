/**
 * Texts that attack the other files that a build writes: host configuration, redirect pages, sitemaps, and drawings.
 * None of them contains a line break that a content file would have to escape.
 */
export const WRITER_PAYLOADS: readonly string[] = [
  // HTML
  '</title><meta/http-equiv=refresh/content=0;url=https://evil.example/>',
  '"><img/src=x/onerror=attack()>',
  '&quot;><script>attack()</script>',
  // XML
  '</loc></url><url><loc>https://evil.example/',
  ']]></loc><!--',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;',
  '<?xml-stylesheet href="https://evil.example/"?>',
  // nginx
  '$host',
  '";} server { listen 8080; root /; } map $uri $other { default "',
  "';",
  '\\',
  '\\"',
  '\\$host',
  '~.*',
  ';}',
  // Caddy
  '{$SMTP_PASSWORD}',
  '\\{$SMTP_PASSWORD}',
  '\\{path}',
  '{args.0}',
  '" permanent } respond "attack',
  '`',
  // Netlify and Cloudflare
  ':splat',
  '*',
  ' 200! Country=us',
  '/* https://evil.example/ 301!',
  '! Content-Security-Policy',
  'a , b,c',
  // Addresses
  '%0D%0ASet-Cookie:a=b',
  '/\\evil.example',
  '?next=https://evil.example/',
  '#team#',
  'é\u00A0漢字👋',
  '\u202Egnp.exe',
]
