/** Removes from a text what is about YAML: in a form, quotes would become part of a value. */
export function formText(text: string): string {
  return text
    .replace(/ ?Put it in quotes in the YAML file[^.]{0,80}\./g, '')
    .replace(/ in quotes(?=[:,])|, without quotes/g, '')
    .replace(/such as "([^"]*)"/g, 'such as $1')
    .trim()
}
