// Answers change what the stats and the history show, and the history's own changes the stats.
export const scoresKey = ['interview', 'scores']
export const historyKey = ['interview', 'history']
