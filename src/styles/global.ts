/** The styles of all pages. Each file is imported here, because PostCSS skips files that a CSS file imports. */
import './tokens.css'
import './reset.css'
import '../../.cache/typefaces/fonts.css'
import './elements.css'
