type PropType = (() => PropType) & { isRequired?: PropType }

const propType: PropType = () => propType
propType.isRequired = propType

/** Replaces the package prop-types, which Gatsby's components use to describe their props. React 19 ignores prop types. */
const propTypes = new Proxy({}, { get: () => propType })

export default propTypes
