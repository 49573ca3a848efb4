const ATTACKS = [
  '<script>attack()</script>',
  '</script><script>attack()</script>',
  '<img src=x onerror=attack()>',
  '--><img src=https://evil.example/a.png onerror=attack()><!--',
  '<!-- preview-report -->',
  '**bold** _it_ ~~gone~~',
  '[x](javascript:attack())',
  '![x](https://evil.example/a.png)',
  '<https://evil.example/> https://evil.example/ www.evil.example',
  '`code` ``` code',
  '| a | b | --- |',
  '</p></li></ul></details></article>',
  '@everyone #12 evil/example#3',
  '# A title',
  '- [x] an item',
  `&lt;b&gt; &#60;b&#62; ${'unbroken'.repeat(60)}`,
  '\u202E desrever \u202C \u200F \u2067 turned \u2069',
]

/** A text of 5,000 characters that attacks a page, a Markdown comment, and the readers of either. */
export const LONG_ATTACK = Array.from({ length: 30 }, (_, round) => `${round} ${ATTACKS.join(' ')}`)
  .join(' ')
  .slice(0, 4999)
  .concat('.')
