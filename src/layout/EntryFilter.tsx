import { graphql } from 'gatsby'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { interpolate } from './interpolate'

/** The number of entries from which a list is long: about three screens of the services overview on a desktop. */
const LONG_LIST = 24

/** Whether a list has so many entries that visitors search it instead of reading it. */
export function isLongList(entries: readonly unknown[]): boolean {
  return entries.length >= LONG_LIST
}

interface EntryFilterProps<Entry> {
  copy: Queries.EntryFilterFragment
  entries: readonly Entry[]
  /** Returns the texts of an entry in which visitors can search. */
  textsOf: (entry: Entry) => readonly string[]
  /** Renders the entries that match; all entries while the field is empty. */
  children: (matching: readonly Entry[]) => ReactNode
}

/**
 * A list of entries. Above a long list, there is a field that reduces it to the entries that contain all words in the
 * field. Without script, the list is complete and there is no field.
 */
export function EntryFilter<Entry>({ copy, entries, textsOf, children }: EntryFilterProps<Entry>) {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')

  // The visitor may have typed before the app started.
  useEffect(() => {
    if (field.current) setQuery(field.current.value)
  }, [])

  if (!isLongList(entries)) return children(entries)

  const words = normalize(query).split(/\s+/)
  const matching = entries.filter((entry) => {
    const text = normalize(textsOf(entry).join(' '))
    return words.every((word) => text.includes(word))
  })
  return (
    <>
      <Search role="search">
        <label>
          {copy.label}
          <input
            ref={field}
            type="search"
            autoComplete="off"
            onInput={({ currentTarget: { value } }) => {
              // On a slow phone, rendering hundreds of entries takes longer than typing a letter.
              startTransition(() => {
                setQuery(value)
              })
            }}
          />
        </label>
        <p role="status">{interpolate(copy.results, { count: matching.length, total: entries.length })}</p>
      </Search>
      {children(matching)}
    </>
  )
}

/** Returns a text without differences that visitors do not type: capitals and accents. */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export const query = graphql`
  fragment EntryFilter on EntryFilter {
    label
    results
  }
`

const Search = styled.div`
  max-inline-size: 24rem;
  padding-block-end: var(--space-lg);

  @media print, (scripting: none) {
    display: none;
  }

  label {
    font-size: 1rem;
    font-weight: 600;
  }

  input {
    appearance: none;
    inline-size: 100%;
    margin-block: var(--space-2xs);
    padding: var(--space-xs) var(--space-sm);
    border: 1px solid var(--border);
    border-radius: var(--corner);
    background: var(--paper);
    font-weight: 400;

    &:focus-visible {
      outline-color: var(--ink);
    }

    /* Chromium's button to clear the field is blue. */
    &::-webkit-search-cancel-button {
      filter: grayscale(1);
    }
  }

  p {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`
