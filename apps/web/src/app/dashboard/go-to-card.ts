/** The headings of the cards on which steps of a kind are done. */
const headings: Record<string, string> = {
  'answer-questions': 'unsure-questions',
  'improve-resume': 'resume-score',
  'upload-resume': 'newer-resume',
}

/** Shows the card on which a step of this kind is done; false if the dashboard has none. */
export const goToCard = (kind: string): boolean => {
  const heading = document.getElementById(headings[kind] ?? '')
  if (!heading) return false
  heading.tabIndex = -1
  heading.scrollIntoView({ block: 'center' })
  heading.focus({ preventScroll: true })
  return true
}
