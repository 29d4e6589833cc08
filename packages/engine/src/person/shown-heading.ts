/** The section of a resume that holds what the person has shown here. */
export const shownHeading = 'Skills shown in practice'
