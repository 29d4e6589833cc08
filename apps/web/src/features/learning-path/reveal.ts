/** Opens what an element is folded away in, so that a link to it leads somewhere in every browser. */
export const reveal = (id: string): void =>
  document.getElementById(id)?.closest('details')?.setAttribute('open', '')
