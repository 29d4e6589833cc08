/** What the mentor says about the conversation itself, in several wordings; no kind of message answers with these. */
export const ownWords = {
  askBack: [
    "I want to answer the right question. You're asking {first}, or {second}?",
    "I can read that in two ways: you're asking {first}, or {second}. Which is it?",
    'Before I guess: are you asking {first}, or {second}?',
    'Two things come to mind. Are you asking {first}, or asking {second}?',
    'Help me get this right. Did you mean to ask {first}, or {second}?',
  ],
  unknown: [
    "I don't know what you mean by that, and I'd rather say so than guess. Could you put it in other words, or name the role or the skill it's about?",
    "I didn't understand that well enough to answer it. Can you say in one sentence what you'd like to decide or get done?",
    "That one went past me. If it's about your path, your resume, an interview, pay or work, tell me which, and I'll be specific.",
    "I'm not sure what you're after, so I won't make something up. What would a good answer help you do?",
    "I couldn't match that to anything I know about. Try naming the thing itself: a role, a skill, a course, an offer, a person at work.",
  ],
  saidAll: [
    "I've said what I can on this, and repeating it wouldn't help. What part of it is still open for you?",
    'On that I have nothing new left to add. What would you need to know to take the next step?',
    "You've heard everything I have about this one. Shall we look at what keeps you from starting instead?",
    "There's no further angle from me here. Is there a detail of your situation that would change the answer?",
    "I'd only be going in circles on this. What have you tried so far, and what happened?",
  ],
  why: ["Here's the reasoning behind it.", 'The reason, then.', 'Fair to ask why.'],
  more: ["There's more to it.", 'To go a little further:', 'Some more on that.'],
  example: [
    'To make it concrete:',
    'In practice, it looks like this.',
    "Here's what that means on an ordinary day.",
  ],
  simpler: ['More simply:', 'In plain words:', 'Put another way:'],
  shorter: ['In short:', 'The short version:', 'Briefly:'],
  taken: [
    "I take it you're asking {first}; tell me if it's something else.",
    "If I read you right, you're asking {first}.",
    "I understand that you're asking {first}. Correct me if not.",
    "It sounds as if you're asking {first}.",
    "My reading is that you're asking {first}.",
  ],
} as const

export type OwnWords = keyof typeof ownWords
