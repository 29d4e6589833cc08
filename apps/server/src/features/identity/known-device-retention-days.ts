/** How long an account's known browsers and network addresses are remembered, as keyed hashes. */
export const knownDeviceRetentionDays = 90
