import styled from 'styled-components'

/** A square button that shows only an icon, so it needs a name. */
export const IconButton = styled.button`
  flex: none;
  display: grid;
  place-content: center;
  inline-size: var(--target);
  block-size: var(--target);
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`
