import styled from 'styled-components'

interface HoneypotProps {
  name: string
  type: 'text' | 'checkbox'
}

/** A field that people neither see nor reach: who fills it in is a program. */
export function Honeypot({ name, type }: HoneypotProps) {
  return (
    <Unseen aria-hidden>
      <input name={name} type={type} tabIndex={-1} autoComplete="off" />
    </Unseen>
  )
}

/* Programs leave alone what is not displayed at all. */
const Unseen = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`
