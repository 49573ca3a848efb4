/** What an editor reads about YAML that cannot be read. */

export const QUOTED =
  'text that begins with this character must be in quotes. Put the entire text in double quotes. If a bracket is meant, close it with ] or }.'
export const SIGN_FIRST =
  'text that begins with this character must be in quotes. Put the entire text in double quotes.'
export const OPEN_QUOTE =
  'the text begins with a quote that is never closed. Add the same quote at the end of the text.'
export const CLOSED =
  'there is text after the closing quote, or an apostrophe was read as one. Put the entire text in double quotes, and write quotation marks inside it as “ and ”.'
export const INDENTED =
  'this line is indented incorrectly. Use spaces to line it up with the fields or dashes at the same level.'
export const FIELD_IN_TEXT =
  'this line is read as a field, because it contains a colon. If it is a field, use spaces to line it up with the fields around it. If it continues the text above, put the entire text in double quotes.'
export const CONFLICT =
  'this part has an unresolved merge conflict. Keep one of the two versions, and remove the lines that begin with <<<<<<<, |||||||, =======, and >>>>>>>.'
export const AFTER_SIGN =
  'text cannot follow > or | on the same line. Begin the text on the next line, indented further than the field name. If > or | belongs to the text, put the entire text in double quotes.'
export const INVISIBLE = (name: string) =>
  `there is ${name} here, which cannot be seen. Delete it. If you cannot see it, delete the words around it and type them again.`
export const ZERO_WIDTH = INVISIBLE('a zero-width space (U+200B)')
export const NO_BREAK =
  'a no-break space (U+00A0) is used where ordinary spaces are required. Delete everything before the first word, and type spaces with the space bar.'
export const SIGN = (sign: string) => `text that begins with ${sign} must be in quotes. Put the text in double quotes.`
export const TOO_DEEP =
  'brackets or lists are nested too deeply to be read. Look for something that was pasted into the file by mistake.'
export const COMMENT_IN_TEXT =
  'the text ends here, because this # begins a comment. If the # belongs to the text, put the entire text in double quotes. If it begins a comment, put the comment on its own line above the field.'
export const NO_NAME =
  'this line has no field name. Write “name: text”. If it continues the text above, indent it further than the field name.'
export const TEXT_INDENTED =
  'this line is indented incorrectly. If it continues the text above, indent it as far as that text. If it is a list entry, begin it with “- ”.'
export const COLON_IN_TEXT =
  'text with a colon must be in quotes. Put everything after the first colon in straight double quotes: "…".'
export const MISSING_COMMA =
  'a comma is missing between two entries in brackets. Put a comma and a space between them. If the brackets belong to the text, put the entire text in double quotes.'
