/** A field's metadata, from which all descriptions of content, for people and GraphQL, are derived. */
export interface FieldMeta {
  /** The field's name, as shown to editors. */
  label: string
  /** One sentence that helps an editor fill in the field. */
  hint?: string
  /** A sample value, shown in the content guide and in the editor's hover text. */
  example?: string | number | readonly string[]
  /** The content type whose slug (or key) this must match. A test ensures that it is registered. */
  references?: string
  /** The name of an image file next to the YAML file. */
  image?: true
  color?: true
  /** The name of the logo, an SVG file next to the YAML file. */
  logo?: true
  /** The minimum size, in pixels, at which the image is sharp where it is shown. */
  pixels?: { width: number; height: number }
  /** The field with the image's alternative text, required for people who cannot see it. */
  altField?: string
  /** Interface text that fits any firm, like its group's unless a field differs. `firm:new` replaces other text. */
  interface?: boolean
  /** The name of a person, a place, or a company, whose words the spell checker accepts. */
  properName?: true
  /** A table: `columns` with titles, and `rows` with as many `cells`. The editor shows it as a grid. */
  table?: true
  /** The name of an icon from the icon list. */
  icon?: true
  /** The text is a phone number; the build adds the link that dials it. */
  phone?: true
  /** A link target: a path on this site, an anchor, or an address with `https:`, `mailto:`, or `tel:`. */
  link?: true
  /** An address on another site, with `https:`. */
  address?: true
  /** What distinguishes a page in search results, such as `page title`: no other may have the same. */
  unique?: string
  /** One of the `servicePrefixes` in `content/site.yml`. */
  servicePrefix?: true
  /** The value that applies if a file omits the field. */
  whenAbsent?: boolean
  /** A list of links that leaves out those to pages that are switched off. */
  omitsOffPages?: true
  /** Alternative texts, of which a page shows that of the configured delivery, analytics, or calendar. */
  textPer?: 'delivery' | 'analytics' | 'scheduling'
  /** The value with which a new firm begins, in place of the present one. */
  firstValue?: string | readonly string[]
  /** A new firm begins with the field, although it is optional. */
  begins?: true
  /** The further GraphQL fields of a group, as in the record of a content type. */
  derivedFields?: Readonly<Record<string, string>>
  /** A name, independent of position, for a group of fields or a set of choices. */
  shape?: string
}

declare module 'zod' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- gives zod's .meta() our metadata type
  interface GlobalMeta extends Partial<FieldMeta> {}
}
