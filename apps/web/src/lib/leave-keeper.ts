type WayOn = () => void

let keeper: ((wayOn: WayOn) => void) | undefined

/** Says who decides about leaving what would be lost; one at a time. */
export const setLeaveKeeper = (next: ((wayOn: WayOn) => void) | undefined): void => {
  keeper = next
}

/** Goes on at once, or once the person has agreed to lose what is not saved. */
export const leaveWith = (wayOn: WayOn): void => (keeper ? keeper(wayOn) : wayOn())
