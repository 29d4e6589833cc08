import type { Mentioned } from './mentioned.ts'

const shortest =
  /^\W*(?:(?:ok|okay|hm+|so|then|well|alright|right|cool|thanks|good)\b\W*)*(?:and|or|what about|what abt|how about|what of|same (?:question |thing |again )?(?:for|with)|also|now)\b/i
const longestEllipsis = 8
const asksItself =
  /\b(?:how (?:do|can|long|much|to|many)|should|which|who|when|where|is it worth|why|pay|salary|earn)\b/i

/** Whether a message asks the last question again about another role or skill: "and for DevOps?". */
export const isSameForOther = (message: string, mentioned: Mentioned): boolean => {
  const names = mentioned.roles.length + mentioned.otherRoles.length + mentioned.skills.length
  const words = message.trim().split(/\s+/).length
  return names > 0 && words <= longestEllipsis && shortest.test(message) && !asksItself.test(message)
}

/** Whether a message counts in a list: "why the second one?". */
export const isCounting = (message: string): boolean => {
  const words = message.trim().split(/\s+/).length
  return (
    words <= 12 &&
    (/\b(?:the|number|option|nr\.?|point) (?:first|second|secnd|third|fourth|last|latter|former|one|two|three|1|2|3|4)(?: (?:one|point|thing|option|suggestion|part))?\b(?! (?:job|interview|year|month|week|time|round|day|language|role|degree|offer|career|programming|thing to do))/i.test(
      message,
    ) ||
      /^\W*[1-4]\W*$/.test(message))
  )
}
