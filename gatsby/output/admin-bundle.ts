import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, stop } from 'esbuild'
import { ADMIN_ASSETS } from '../../admin/paths'
import { readCacheKey } from '../sources/cache-key'
import { CONTENT_COPY } from '../sources/content-copy'
import { readSettings } from '../sources/settings'
import { languageConstants } from '../webpack/language-constants'
import { BROWSER_TARGETS } from './browser-targets'
import { filesIn } from '../../content-check/parse/files-in'

const CMS_FOLDER = 'node_modules/@sveltia/cms/npm'

/** Addresses of other hosts in the CMS's code. The editor must contact only the site and the git host. */
const STATUS_PAGES = /https:\/\/(?:www\.githubstatus\.com\/api\/|status-api\.hostedstatus\.com\/)[\w./]+/g
const FONTS = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/g

/** Where the CMS's code names the path of a file that it reads. */
const READ_PATH = /async\(\{text:[\w$]+=``,path:([\w$]+),folder:/g

/** Where it gives the text of that file to a format. It does not say which file that is. */
const READING = /\.parser;if\([\w$]+\)return [\w$]+\([\w$]+(?=\))/g

/** A part of the CMS's code, and what takes its place. */
type Change = readonly [part: RegExp, instead: (text: string, ...groups: string[]) => string]

const CHANGES: readonly Change[] = [
  // It changes the end of a file after a format has written it.
  [/return`\$\{\(await ([\w$]+\([\w$]+\))\)\.trim\(\)\}\\n`/g, (_, text = '') => `return await ${text}`],
  // An empty field that is required is an error unless the entry is a draft, not unless its pull request is one.
  [
    /(?<=\{draft:[\w$]+,locale:[\w$]+,valueMap:([\w$]+),componentName:[\w$]+,validities:[\w$]+,)enforceRequired:([\w$]+)=!0/g,
    (_, values = '', name = '') => `always:${name}=${values}.draft!==!0`,
  ],
  // An entry that is saved while its picture is being shrunk would lose it: until then, the field is empty.
  [
    /Promise\.all\((?=[\w$]+\.map\([\w$]+=>\([\w$]+\.file&&![\w$]+\.folder&&)/g,
    (part) => `window.chosenPictures=${part}`,
  ],
  // It marks the fields that are wrong. The check of the content, which it asks next, also says what to do about them, and
  // finds others, which are marked with its messages.
  [
    /if\((await [\w$]+\(\),await [\w$]+\(\)),(![\w$]+\(\{draft:[\w$]+,enforceRequired:[\w$]+\([\w$]+\)\}\))\)throw ([\w$]+\(\{draft:([\w$]+)\}\)),Error\(`validation_failed`\);/g,
    (_, wait = '', isWrong = '', openFields = '', draft = '') =>
      `await Promise.allSettled([window.chosenPictures]);${wait};let isWrong=${isWrong};isWrong&&${openFields};window.markFields=fields=>{let[locale]=Object.keys(${draft}.validities);for(let{keyPath,message}of fields)${draft}.validities[locale][keyPath]?.valid!==!1&&(${draft}.validities[locale][keyPath]={valid:!1,customError:!0},${draft}.validationMessages[locale][keyPath]=[message]);${openFields};return locale};`,
  ],
  // After the message about them, the form goes to the first one instead of to the menu.
  [
    /(?<=`saving_entry\.error\.title`\)\);[\w$]+\([\w$]+,\{get title\(\)\{return [\w$]+\([\w$]+\)\},onClose:\(\)=>\{)(?=[\w$]+\([\w$]+\)\?\.focus\(\))/g,
    () => `if(window.goToWrongField)return window.goToWrongField();`,
  ],
  // A picture that the entry no longer shows goes with the change.
  [
    /(?<=\{defaultLocaleSlug:[\w$]+\}=([\w$]+),)(\{savingEntry:[\w$]+,changes:([\w$]+),savingAssets:[\w$]+\}=await [\w$]+\(\{draft:[\w$]+,slugs:\1\}\))/g,
    (_, __, saving = '', changes = '') =>
      `${saving},after=(()=>{if(isWrong)throw Error(\`validation_failed\`);${changes}.push(...window.unusedPictures.map(path=>({action:\`delete\`,path})))})()`,
  ],
  // It builds on the commit that the check has read, instead of a later one, whose changes it would overwrite.
  [
    /(?<=throw Error\(`Failed to create the branch\.`,\{cause:Error\([\w$]+\(`branch_not_found`,\{values:\{repo:[\w$]+,branch:[\w$]+\.branch\}\}\)\)\}\);let [\w$]+=)([\w$]+\.ref\.target\.oid);try\{await [\w$]+\([\w$]+,\{input:\{repositoryId:[\w$]+\.id,name:`refs\/heads\/\$\{([\w$]+)\}`/g,
    (found, _, branch = '') => `window.checkedCommits?.[${branch}]??${found}`,
  ],
  [
    /async\(\{headOid:[\w$]+,branch:([\w$]+)\}\)=>[\w$]+\|\|\(![\w$]+&&[\w$]+\.current\?[\w$]+\.current:(?=\(await)/g,
    (found, branch = '') => `${found}window.checkedCommits?.[${branch}]??`,
  ],
  // What it has loaded and saved, with the changes of open pull requests, counts for links and the preview.
  [
    /(?<==)[\w$]+(?=\(\(\)=>[\w$]+\(\{entries:([\w$]+\([\w$]+\.current,[\w$]+\.current\)),terms:)/g,
    (derive, entries = '') => `(window.savedEntries=()=>${entries},${derive})`,
  ],
  // Lists from which entries are chosen also offer those that wait in pull requests.
  [
    /(\(\{collection:([\w$]+),file:([\w$]+)\}\)=>\{if\(\3\)\{let ([\w$]+)=[\w$]+\(\2,\3\);return \4\?\[\4\]:\[\]\}return )([\w$]+\(\2\))/g,
    (_, start = '', collection = '', __, ___, merged = '') =>
      `${start}[...${merged},...window.savedEntries().filter(({slug,workflow})=>workflow?.collectionName===${collection}&&workflow.status!==\`pending_deletion\`&&!${merged}.some(entry=>entry.slug===slug))]`,
  ],
  // Of the fields that would no longer be valid without a deleted entry, it finds only those in which entries are chosen.
  [
    /(?<=\(\{collection:[\w$]+,collectionFile:[\w$]+,entries:([\w$]+)\}\)=>\{let [\w$]+=new Map,[^{}]+\{let [^;]+;[\w$]+\(\{collectionName:[^{}]+\}\)\.forEach\([\w$]+=>\{[\w$]+\(\{[^{}]+\}\)\}\)\}return\{targets:\[\.\.\.[\w$]+\.values\(\)\],blockers:)[\w$]+\([\w$]+\)/g,
    (found, entries = '') => `[...${found},...window.linksToDeleted(${entries})]`,
  ],
  // It closes the form after a save, even that of another entry. What was typed meanwhile would be lost.
  [
    /(let ([\w$]+)=([\w$]+)\.current;if\([\w$]+\([\w$]+\)&&\2\)\{[\w$]+\([\w$]+,!0\);try\{let [\w$]+=await )([\w$]+\(\{draft:\2,skipCI:[\w$]+,overwrite:[\w$]+\}\)),/g,
    (_, start = '', draft = '', form = '', save = '') =>
      `${start}window.whileSaving(()=>${save});if(${form}.current!==${draft})return;window.keepTexts=void 0;let `,
  ],
  // If only the label of a new pull request failed, it is open, but the next save would create it again.
  [
    /(?<=await )([\w$]+)\((`\/repos\/\$\{([\w$]+)\}\/\$\{[\w$]+\}\/pulls)`,\{method:`POST`,body:\{title:[\w$]+,head:[\w$]+\?`[^`]+`:([\w$]+),base:[^{}]+\}\}\)/g,
    (request, send = '', path = '', owner = '', branch = '') =>
      `${request}.catch(async error=>{let[open]=await ${send}(${path}?head=\${${owner}}:\${${branch}}\`);if(!open)throw error;return open})`,
  ],
  // Escape would discard the texts that it offers again.
  [/(?<=`restore_backup_title`\)\),[^;]+;[\w$]+\([\w$]+,\{)/g, () => 'escapeDismiss:!1,'],
  // Without pull requests, it offers to save over somebody else's change, which the check refuses.
  [
    /let ([\w$]+)=(await [\w$]+\([\w$]+\));if\(\1&&![\w$]+\)throw Error\(`save_conflict`,\{cause:\1\}\)/g,
    (_, __, check = '') => check,
  ],
  [
    /(?<=overwrite_warning:`)[^`]+(`,recreate_warning:`)[^`]+(?=`)/g,
    (_, next = '') =>
      `It can’t be saved until you reload it.${next}To keep your texts, copy them, and then reload the page.`,
  ],
  // It does not say that a picture could not be deleted, such as from a branch that only pull requests may change.
  [
    /(?<=savingEntries:[\w$]+,options:\{commitType:`deleteMedia`\}\}\))/g,
    () =>
      '.catch(error=>{alert(`The deletion failed or was not confirmed: ${(error.cause??error).message}`);throw error})',
  ],
  // It keeps unsaved texts in the database of the backend that is configured, and in none once a folder is chosen instead.
  [
    /;if\(([\w$]+)&&![\w$]+(\)\{let\{databaseName:[\w$]+\}=\1\.repository\?\?\{\};if\([\w$]+\)\{[\w$]+=new [\w$]+\([\w$]+,`draft-backups`)/g,
    (_, backend = '', open = '') => `;if(${backend}${open}`,
  ],
  // It keeps them half a second after the last change, and forgets that change if the entry is left before.
  [
    /(?<==)([\w$]+)=>\{globalThis\.clearTimeout\(([\w$]+)\),\1&&([\w$]+)&&\(\2=globalThis\.setTimeout\(\(\)=>\{([\w$]+)\(\1\)\},500\)\)\}/g,
    (_, draft = '', timer = '', database = '', keep = '') =>
      `${draft}=>{globalThis.clearTimeout(${timer});${draft}?${database}&&(window.keepTexts=()=>{window.keepTexts=void 0;return ${keep}(${draft}).catch(console.warn)},${timer}=globalThis.setTimeout(()=>window.keepTexts?.(),500)):window.keepTexts?.()}`,
  ],
  // On a slow machine, it looks for them before it has kept those of the entry that was left.
  [
    /(?<==async\([\w$]+,[\w$]+=``\)=>\{)(?=let ([\w$]+)=await [\w$]+\?\.get\(\[[\w$]+,[\w$]+\]\);return \1\?\1\.cmsConfigVersion===)/g,
    () => `await window.keepTexts?.();`,
  ],
  // Two stores that it creates at once ask for the same version of its database, and only the first one is created. Without the
  // other, what belongs there is lost, such as unsaved texts. A third store may ask for a version that the database is past.
  [
    /(?<=\.transaction\(([\w$]+)\)[^;]+;[^;]+;)return ([\w$]+)&&\(([\w$]+)\.close\(\),\3=await this\.(#[\w$]+)\(([\w$]+)\+1\)\),(?=\3\.onversionchange=)/g,
    (_, store = '', isMissing = '', database = '', open = '', version = '') =>
      `for(;${isMissing};${isMissing}=!${database}.objectStoreNames.contains(${store})){${version}=${database}.version;${database}.close();${database}=await this.${open}(${version}+1).catch(error=>{if(error.name===\`VersionError\`)return this.${open}();throw error})}return `,
  ],
  // Trying again later does not help against what the check of the content says. The message says what was saved.
  [/(?<![\w$])[\w$]+\(`saving_entry\.error\.description`\)/g, () => '``'],
  // It keeps the error marks of a list after its items change, even if an error is then on the wrong item, or says that the
  // list has too few items when it no longer does.
  [
    /(?<==\(\{draft:([\w$]+),locale:([\w$]+),valueStoreKey:[\w$]+=`currentValues`,keyPath:([\w$]+),manipulate:[\w$]+\}\)=>\{)/g,
    (_, draft = '', locale = '', list = '') =>
      `let marks=${draft}.validities?.[${locale}]??{};for(let path of Object.keys(marks))(path+\`.\`).startsWith(${list}+\`.\`)&&delete marks[path];`,
  ],
  // It calls an entry a draft if its pull request is one, but here, a draft is an entry that visitors do not see.
  [/(?<=\bstatus:\{)draft:`Draft`,drafts:`Drafts`/g, () => 'draft:`In Progress`,drafts:`In Progress`'],
  [/(?<=Your changes have been saved) as a draft/g, () => ''],
  // It counts the entries once they are gone from its list.
  [/(?<=deletion_pending:`)\.input[^`]+(?=`)/g, () => 'Marked for deletion.'],
]

/**
 * Finds a part of the CMS's code.
 *
 * @throws if the part is not there exactly once, as after an update of the CMS
 */
function findPart(code: string, part: RegExp): RegExpExecArray {
  const [match, other] = code.matchAll(part)
  if (!match || other) throw new Error(`The code of the CMS no longer has this part: ${String(part)}`)
  return match
}

/**
 * An esbuild plugin that replaces these: status pages answer with nothing, the site serves the fonts itself, a format
 * learns which file it reads, and {@link CHANGES}.
 */
const ownBuild = (assets: string): Plugin => ({
  name: 'own-build',
  setup: (steps) => {
    // Content files need only one of the hundreds of languages of the CMS's code highlighter.
    steps.onResolve({ filter: /^@shikijs\/langs\// }, ({ path }) =>
      path.endsWith('/yaml') ? undefined : { path: 'language', namespace: 'left-out' },
    )
    steps.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default []' }))
    steps.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
      const names = readdirSync(`${CMS_FOLDER}/assets`)
      const code = readFileSync(path, 'utf8')
      const [, readPath = ''] = findPart(code, READ_PATH)
      const changes: readonly Change[] = [...CHANGES, [READING, (text) => `${text},${readPath}`]]
      const contents = changes
        .reduce((text, [part, instead]) => {
          findPart(text, part)
          return text.replace(part, (found: string, ...groups: string[]) => instead(found, ...groups))
        }, code)
        .replace(STATUS_PAGES, 'data:application/json,{}')
        .replace(FONTS, (_, family: string, subset: string) =>
          join(assets, String(names.find((name) => name.startsWith(`${family}-${subset}-`)))),
        )
      return { contents, loader: 'js' }
    })
  },
})

/**
 * Bundles the editor into the folder of the built site, from which `gatsby develop` serves it too. Does nothing if the
 * bundle there is up to date.
 *
 * @returns the path of its script
 */
export async function publishBundle(publicFolder: string): Promise<string> {
  const ofLanguage = languageConstants(readSettings(CONTENT_COPY).site.language)
  const hash = createHash('sha256').update(readCacheKey()).update(JSON.stringify(ofLanguage))
  for (const folder of ['src', 'admin/preview'])
    for (const file of filesIn(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  const path = `${ADMIN_ASSETS}${hash.digest('hex').slice(0, 20)}/`
  const script = `${path}start.js`
  if (existsSync(join(publicFolder, script))) return script
  rmSync(join(publicFolder, ADMIN_ASSETS), { recursive: true, force: true })
  // The bundle needs these beside it. They come first, because the script marks the folder as complete.
  const filter = (file: string) => !file.endsWith('.map')
  cpSync(`${CMS_FOLDER}/assets`, join(publicFolder, path, 'assets'), { recursive: true, filter })
  await build({
    entryPoints: ['admin/start.ts'],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: BROWSER_TARGETS,
    outdir: join(publicFolder, path),
    chunkNames: '[name]-[hash]',
    plugins: [ownBuild(`${path}assets`)],
    alias: { 'gatsby/graphql': 'graphql', gatsby: './admin/preview/gatsby.tsx' },
    // A preview must neither send a request that an editor tries out, nor count the editor as a visitor.
    define: { DELIVERY: 'null', ANALYTICS: 'null', ...ofLanguage },
    charset: 'utf8',
    legalComments: 'linked',
    logLevel: 'error',
  })
  // esbuild's process would otherwise hold 300 MB until the build ends.
  await stop()
  return script
}
