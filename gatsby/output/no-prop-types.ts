type PropType = (() => PropType) & { isRequired?: PropType }

const propType: PropType = () => propType
propType.isRequired = propType

/** Stands in for the package prop-types, which Gatsby's parts describe their props by: React 19 no longer looks at it. */
const propTypes = new Proxy({}, { get: () => propType })

export default propTypes
