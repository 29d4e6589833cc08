import { sources } from '@nextrung/knowledge/sources'
import { expect, test } from 'vitest'
import { factCredits } from '../../apps/web/src/features/credits/credited-facts.ts'

// What we compute, what the site's operator sets, and what nobody published: there is no owner to credit.
const ownerless = new Set(['DERIVED', 'OPERATOR', 'RECALL'])

const covered = factCredits.flatMap(({ credits }) => credits.flatMap(({ covers = [] }) => covers))

test('every source of the knowledge base is credited once, and every credit is of a source', () => {
  const owned = Object.keys(sources).filter((id) => !ownerless.has(id))
  expect([...covered].sort()).toEqual(owned.sort())
})
