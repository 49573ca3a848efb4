/** The styles of all pages, imported one by one, because PostCSS skips files that a CSS file imports. */
import './tokens.css'
import './reset.css'
import '../../.cache/typefaces/fonts.css'
import './elements.css'
import './old-browsers.css'
import './titles.css'
