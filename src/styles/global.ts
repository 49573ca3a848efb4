/** The styles of all pages. Each file is imported here: PostCSS passes over what a CSS file imports. */
import './tokens.css'
import './reset.css'
import './fonts.css'
import './elements.css'
import './print.css'
