const WOMEN =
  'abigail aisha alice alicia amanda amara amelia amina amy ana andrea angela anita anna anne annika april aria ashley ' +
  'barbara beatrice bella beth brenda camila carla carmen carol caroline catherine cecilia charlotte chloe christina ' +
  'claire clara claudia cynthia dana daniela danielle deborah denise diana donna dorothy elena eleanor elisa elizabeth ' +
  'ella ellen emilia emily emma erica esther eva evelyn fatima fiona frances gabriela georgia gloria grace hannah heather ' +
  'heidi helen ines ingrid irene iris isabel isabella ivy jacqueline jane janet jasmine jennifer jessica joan joanna ' +
  'josephine joyce judith julia julie karen katherine kathleen katie keiko kimberly kristen laura lauren leah leila ' +
  'lena leticia lidia lily linda lisa louise lucia lucy luisa lydia maggie maja margaret maria marie marina marta martha ' +
  'mary maya megan mei melissa mia michelle mina mira miriam molly monica nadia nancy naomi natalie nicole nina nora ' +
  'olivia paige pamela patricia paula penelope priya rachel rebecca renee rita rosa rose ruth sabrina samantha sandra ' +
  'sara sarah selina shannon sharon sheila shreya silvia simone sofia sonia sophia sophie stella stephanie susan ' +
  'sylvia tamara tanya teresa theresa tina valerie vanessa vera veronica victoria violet virginia vivian wendy yara yuki zoe'

const MEN =
  'aaron adam adrian ahmed alan albert alejandro alexander ali andre andrew anthony antonio arjun arthur benjamin bernard ' +
  'brian bruce carl carlos charles christopher craig daniel darius darren david dennis derek diego dmitri dominic donald ' +
  'douglas edward elias elijah emmanuel eric ethan eugene felix fernando francis frank frederick gabriel gareth gary ' +
  'george gerald gilbert giovanni graham gregory harold harry hassan hector henry hiroshi howard hugh hugo ian ibrahim ' +
  'isaac ivan jack jacob james jared jason javier jeffrey jeremy jerome joel john jonathan jorge jose joseph joshua juan ' +
  'julian justin karl keith kenneth kenji kevin kofi kwame lars lawrence leo leon leonard liam louis luca lucas luis luke ' +
  'malik marco marcus mario mark martin mateo matthew max michael miguel mohammed nathan nathaniel neil nicholas nikhil ' +
  'noah oliver omar oscar owen pablo patrick paul pedro peter philip rafael rahul raj ralph ramon raymond ricardo richard ' +
  'robert roberto roger roland ronald roy russell ryan samir samuel scott sean sebastian sergio simon stanley stephen ' +
  'steven stuart tariq theodore thomas timothy tobias todd tomas travis tyler victor vikram vincent walter wayne wei ' +
  'wesley william xavier yusuf zachary'

const WOMENS_NAMES = new Set(WOMEN.split(' '))
const MENS_NAMES = new Set(MEN.split(' '))

/** The gender that a given name usually suggests; `open` if it is unisex or unknown. */
export type NameHint = 'woman' | 'man' | 'open'

/**
 * Derives a hint from the first word of a slug, so that a portrait does not contradict the name next to it.
 *
 * @param slug a slug such as "margaret-hale"
 * @returns the hint; for `open`, only styles that suit anyone are used
 */
export function nameHint(slug: string): NameHint {
  const given = slug.split('-')[0] ?? ''
  if (WOMENS_NAMES.has(given)) return 'woman'
  return MENS_NAMES.has(given) ? 'man' : 'open'
}
