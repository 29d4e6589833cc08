import type { Amounts } from './amounts.ts'
import type { Deed } from './story-lines.ts'

/** `newest`: latest job first; `oldest`: first job first; `strongest`: whatever counts most for the role first. */
export type DeedOrder = 'newest' | 'oldest' | 'strongest'

/** Chooses the strongest deeds, a few of each place, and puts them in the tone's order, places kept together. */
export const chooseDeeds = (
  deeds: readonly Deed[],
  { amounts, order }: { amounts: Amounts; order: DeedOrder },
): Deed[] => {
  const chosen: Deed[] = []
  for (const deed of deeds) {
    const ofPlace = chosen.filter(({ place }) => place.pointer === deed.place.pointer).length
    if (ofPlace < amounts.deedsOfOnePlace) chosen.push(deed)
    if (chosen.length === amounts.deeds) break
  }
  const places = [...new Set(chosen.map(({ place }) => place.pointer))]
  const rank = ({ place }: Deed): number =>
    order === 'strongest' ? places.indexOf(place.pointer) : order === 'newest' ? place.order : -place.order
  return chosen.sort((a, b) => rank(a) - rank(b))
}
