import type { MentorKind } from '../mentor-kind.ts'

export const payTalksKinds: readonly MentorKind[] = [
  {
    id: 'pay.negotiate',
    asking: 'how to negotiate an offer',
    needs: [],
    examples: [
      'how do I negotiate a job offer',
      'they offered me 58k, should I ask for more',
      'got an offer, can I negotiate as a junior',
      'how to ask for a higher salary without losing the offer',
      'first offer for data engineer came in, low, what do I say',
      'is it rude to negotiate',
      "afraid they'll withdraw the offer if I ask",
      "what's a good counter to their number",
      'script for salary negotiation please',
      'can you negotiate remote days and vacation too',
      "I'm bad at bargaining, help",
      'they said the salary is fixed, is it really',
      'how much above the offer can I go',
      'negotiate by email or on the phone',
      'i accepted too fast last time, how to do it better now',
      'offer on the table from a startup with equity, how to bargain',
      'what else besides money can I ask for',
      'HR wants an answer by tomorrow and I want more',
      'negotiating as a career changer with no leverage',
      'how do I use a second offer to get more',
      'I always take the first number, how can I stop doing that',
      'signing bonus, how to bring it up',
      'Should I negociate my offer for product manager?',
      'they met my number immediately, did I ask too low',
      'how to push for a better title as well',
      'the offer is less than I make now, how to respond',
      'what are words to use when asking a company to improve an offer',
      "HR called with the number, I said I'd think about it. now what",
      "I got the job!! but the money's a bit low, dare I ask",
      'how do women negotiate without being called difficult',
      "what do I reply to their offer mail if I'd like five thousand more",
      'best way to haggle over a package',
      'can I ask for a better offer when I have no experience',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That worry is nearly universal, and a polite question about money hardly ever costs anyone an offer. They've chosen you; they don't want to start over.",
          "Few people like this part, so you're in company. It's two sentences and a silence, and you can practice both.",
        ],
      },
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "Congratulations, they want you, and that's exactly why now is the moment to ask. One number, one reason, and then silence.",
          "Well done on the offer. Enjoy it for an evening, and tomorrow ask once, in a friendly way, for the sum you'd be glad with.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Thank them, say you'd like to join, name one number with one reason, and stop talking. Then ask for a day to think, whatever they answer.",
          "Ask once, calmly, for a concrete sum a bit above what you'd be glad with, and give a reason that's about the work and the market rather than your rent.",
          'Yes, negotiate, beginners too: one clear request, friendly, by phone, after the offer and before the signature.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For your number, the middle for {role} is {payMedian} and the range {payRange} ({paySource}). As a beginner argue from the lower part, with years from the upper.',
          'Lean on something sourced: {payMedian} in the middle for {role} and {payRange} as the spread, by {paySource}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Your argument is what they'd otherwise have to train, in your case {skillsHeld}.",
          "When they ask why, point at {skillsHeld} and what you've done with it.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'An offer is the end of weeks of work for them. A small sum more is cheaper than beginning again with the second choice.',
          "Most bands have room, because companies expect the question. Whoever doesn't ask pays for it every year, since later raises are percentages of this.",
          'The moment between offer and signature is the only one in which they want something from you. It passes.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Say it like this: "I\'d love to do this. With what I\'ve seen of the market and what I bring, I was thinking of this sum. Can we get there?" And then count to ten inside.',
          "Prepare three numbers: the one you'd be happy with, the one you'd ask, the one below which you'd say no. Write the last one down, or you'll forget it on the phone.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If the base is fixed, go through the rest: start date, remote days, vacation, training budget, a review after six months with a sum attached, the title.',
          '"Fixed" often means the base. Ask what isn\'t fixed; a written review after half a year is the one most get.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Do it by phone and confirm by email. In writing your request looks harder than it's meant, and on the phone they can look for a way with you.",
          'Ask the recruiter first what the range is and who decides. You may be negotiating with the wrong person.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "With a second offer, name it plainly and without drama: I have another one at this level, you're my first choice, what can you do? Only if it's true.",
          'Ask for time if you need it: "I want to give you a good answer, is Thursday fine?" A serious employer says yes.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a career changer, you've got one lever more than you think: a fixed raise once you work alone. Offer to earn it, and get the condition in writing.",
          "From another field don't argue with your old salary. Argue with what your old field saves them, say that you speak their customers' language.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "At your level negotiate scope first, meaning what you'll own, who you report to, the title. Money follows scope, and later it's hard to change.",
          'With your years bring one figure from your work, such as a cost you cut or a release you made safer. It turns your sum from a wish into a price.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Don\'t bluff about other offers. The field is small, and "then take that one" is a short sentence.',
          'If they meet your number at once, smile and take it. You can look at the market more closely next time.',
          'Equity in a young company is a lottery ticket with rules. Ask someone who knows before you count it as pay.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Say your sentence out loud three times tonight, including the silence. It's the silence that needs practice.",
          'Write down your three numbers now, before you talk to anybody.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Do you have it in writing, and by when do they want an answer?',
          'Would you take it as it stands, if they said no to everything?',
        ],
      },
    ],
    actions: [
      'What does the role pay?',
      'How do I compare two offers?',
      'What if my employer makes a counteroffer?',
      'Will I earn less at first?',
    ],
    opens: ['career-analytics', 'interview-prep'],
  },
  {
    id: 'pay.counter-offer',
    asking: 'whether to take a counteroffer from your present employer',
    needs: [],
    examples: [
      'my boss made me a counteroffer when I resigned',
      'I handed in my notice and now they offer more money',
      'should I accept a counter offer',
      'they want to match the new salary if I stay',
      'employer suddenly found budget after I quit',
      'is it a bad idea to stay after a counteroffer',
      'current company offers me a promotion to keep me',
      'got 15% more to stay, torn',
      'how do I decline a counteroffer politely',
      "told them I'm leaving for a devops job and they beat the offer",
      'do people who accept counteroffers leave anyway',
      'stay for more money or go as planned',
      'my manager begged me to stay and promised changes',
      'can I use an outside offer to get a raise',
      'what happens to trust if I take their counter',
      'resigned yesterday, CEO called with a bigger number',
      'They now promise the senior title I asked for since 2 years',
      'retention bonus vs new job',
      'i feel disloyal leaving after they countered',
      'new employer waits for my signature and the old one raises, help',
      'would you stay if they pay the same as the new one',
      'they offer me to switch to the cloud team if i dont leave',
      'counter offer from my curent job came today',
      'is it ok to go back on a signed contract because the old firm pays more',
      'my company wants to keep me at any price, good sign?',
      'leverage a competing offer with my boss, wise or not',
      'as soon as I resigned they found money',
      'he says name your price and stay',
      'boss put a raise on the table after hearing about my new job',
      'do I take the bribe to stay or leave as planned',
      "they're fighting to keep me and I'm wavering",
      'accepted elsewhere, now my team lead offers me a lead role here',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being pulled from both sides after you'd made up your mind is exhausting. You already decided once with a clear head; the new number only answers the part that can be counted.",
          "Feeling disloyal speaks well of you, and it's no argument. They had every month before this one to pay you that.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "In most cases I'd go. Ask yourself why you started looking; if money was the whole reason, staying can be fine, and if it wasn't, the reason will be back by spring.",
          'Take it only if it changes the thing that made you look. More pay for the same chair rarely does.',
          "As a rule, decline it kindly and leave well, unless they put in writing exactly the change you'd been asking for.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'As a check on both figures, the middle for {role} is {payMedian} ({paySource}).',
          'Hold both offers against the market: {payMedian} in the middle for {role}, by {paySource}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Money appears when leaving hurts them, and it comes out of the same budget as your next two raises.',
          "Once you've resigned, you're someone who was leaving. Some managers forget that, and others remember it when a reorganization comes.",
          'What a counteroffer proves is that you were worth that much last month too.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take a sheet and write why you began to look, from before there was any offer. Cross out everything the counteroffer really changes. Look at what's left.",
          "Imagine both salaries equal. Where would you go on Monday? That's usually the answer.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you lean toward staying, have it in writing before you call the other side: sum, title, date, the team. "We\'ll see to it" has been said before.',
          'Ask your boss two questions: why was it not possible before, and what will be different in half a year apart from the pay? The pauses will tell you a lot.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "To decline, be short and warm: I've thought about it carefully, my decision stands, and I want to hand everything over properly. No reasons, since each would be a new opening.",
          "Say thanks, say it's decided, and give a date for the handover plan. The longer you explain, the longer they bargain.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you want a raise and don't want to leave, ask for the raise directly. An outside offer as a lever works once, and you must be ready to go.",
          "Before using an offer as a lever, ask yourself whether you'd take it. If not, you're playing with a card you can't lay down.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "For somebody with your standing, look at what you'd learn. The one with the steeper curve pays more in five years, whatever it pays today.",
          "Weigh the roles by what they'd let you say in your next interview. More of the same for a bit more money says nothing.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "If the new job is your way into IT and the old one isn't, the counteroffer buys you out of the change. Be sure you want to sell it.",
          "As a career changer, a first real offer in the field is harder to get again than a raise in the old one. I'd weigh that heavily.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If you've signed the other contract, going back on it can have consequences beyond bad manners. Ask someone who knows the law where you live.",
          "Don't let the two of them bid against each other for weeks. By the third round both begin to doubt you.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Sleep on it one night, and then answer both sides on the same day.',
          'Write the one-sentence reason why you wanted to go, and read it tomorrow morning before you talk to anyone.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What made you look around in the first place?',
          "If they'd paid you this from the start, would you have looked?",
        ],
      },
    ],
    actions: [
      'How do I resign well?',
      'How do I compare two offers?',
      "I'm afraid it's a mistake",
      'How do I ask for a raise?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'pay.raise',
    asking: 'how to ask for a raise',
    needs: [],
    examples: [
      'how do I ask for a raise',
      'I want more money from my boss',
      'what do I say in the salary review',
      'asking for a pay rise after one year',
      'yearly review next week, want 10% more',
      'when is the right time to bring up a raise',
      'my request for a raise was rejected',
      'how to justify a salary increase',
      "I took over my colleague's work, should I get more",
      'boss says no budget for raises',
      'how much of a raise is normal to ask for',
      'never asked for a raise, scared',
      'template for a raise email to my manager',
      'prepare me for the salary talk',
      'promoted without more money, how do I address that',
      "haven't asked in 3 years, how do i start the talk",
      'I finished a big project, can I use it to get paid more',
      'want an increase after my aws certification',
      'how often may one ask for higher pay',
      'my manager keeps postponing our talk about pay',
      'they gave me 2 percent, insulting, what now',
      'is inflation an argument for a rise',
      'how should a junior ask for more after first 6 month',
      'i do the job of two people for one salary',
      'arguments for a pay raise as a tester',
      'get a bump in salary without changing job, how',
      'how do I tell my boss that I deserve more',
      'been there two years on my starting salary, time to bring it up',
      'I run the whole reporting now, no extra pay',
      'review talk on thursday, I want to leave with more money',
      'what do I answer when they say everyone gets three percent',
      'my lead supports a raise but hr says no',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "If they've turned you down after good work, that hurts, and it's usually about the budget or the timing more than about you. Don't leave the room without knowing what would make it a yes, and when.",
          'Nobody likes asking, and the ones who never do pay for it quietly. You can do this with one page and a quiet voice.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Ask for a meeting on exactly that, two or three months before budgets are made, with one page: what you do now, two results with figures, the market, the sum.',
          "Name a sum and the reasons for it from the last twelve months, then let them think. Don't wait for the review; by then it's mostly decided.",
          "You ask with evidence and early. The review meeting is where decisions get announced, not where they're taken.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For the market part, the middle for {role} is {payMedian}, the range {payRange} ({paySource}).',
          'You can set {payMedian} beside your pay, the middle for {role} by {paySource}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Line up what you bring: {skillsHeld}, and {yearsWorked} of it.',
          "You've got {yearsWorked} and {skillsHeld} to point to; what's still needed is results.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Your manager has to repeat your argument to somebody who doesn't know you. Give them the sentence and the number they'll need there.",
          "Effort isn't a reason in that room, scope is. You get paid for what you're answerable for, so show what was added.",
          "Managers often don't see it. Most of what went well this year happened without anyone above noticing.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Start a file today: each Friday one line, what I did and what it changed. In three months the talk writes itself.',
          "Collect before and after: tickets per week, minutes saved, outages, customers. If there's no figure, take a sentence somebody wrote to you.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Say it like this: "I\'ve taken on this and this since last year. I\'d like to bring my pay in line with that, and I have this sum in mind. What would you need from me?" Then wait.',
          "Open with the future: what you want to take on next, what you've already taken on, and the sum that goes with it. It feels less like a bill.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If the answer is no, ask two things: what would have to be true for a yes, and when do we look again? Put both in a friendly email the same day.',
          'With "no budget", turn to what isn\'t salary: training, a day at home, a title, fewer on-call weeks, and a fixed date for the money.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If the talk keeps being put off, send the page by email with two proposed dates. A paper on the desk is harder to postpone.',
          'Choose the week after something went well, and not the one with the outage. Timing is half of it.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'If you do the work of the next level already, ask for the level rather than the money. The band comes with it.',
          'Get one ally first, such as the lead or the product person you make life easier for. Managers ask around.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'In a first IT job wait until you do tasks without help, then ask with three examples. That moment, rather than the anniversary, is your argument.',
          "As a career changer you may have started cheap. Say so plainly: I began as a learner, I work alone now, let's adjust it.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't argue with rent, inflation or the colleague's pay. All true perhaps, and none of it helps your manager to fight for you.",
          "Doing two people's work isn't only a question of money. If it stays like that, ask what should be dropped.",
          "Don't threaten with leaving in this talk. If you'd go, go and look quietly, and come back to it with something real.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write the three lines tonight: what's been added, what it brought, what I ask for.",
          'Send your manager one sentence tomorrow asking for half an hour about your development and pay.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What do you do today that you weren't doing a year ago?",
          'When are budgets fixed at your company, do you know?',
        ],
      },
    ],
    actions: [
      'Am I underpaid?',
      'How do I get promoted?',
      'What if they make a counteroffer?',
      'I have a conflict with my manager',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'pay.expectation',
    asking: 'how to answer the salary question',
    needs: ['role'],
    examples: [
      'what are your salary expectations, what do I answer',
      'recruiter asked for my salary expectation',
      'the form wants a desired salary, what to write',
      'how do I respond when they ask about my current salary',
      'should I name a number first',
      'they asked what I want to earn and I panicked',
      'salary question on the first phone call, dodge it?',
      'what number to put for a junior data analyst',
      'desired pay field is mandatory, what do I fill in',
      'HR wants to know my expected compensation before the interview',
      "is it ok to say I'm flexible about pay",
      'how to deflect the pay question',
      "I don't want to price myself out when they ask what I'd like to earn",
      'expected salary as career changer with no reference',
      'do I have to tell them what I make now',
      'give a range or one figure when asked',
      'what do I say if asked about money in a security engineer interview',
      'previous salary question illegal?',
      'i said a too low number in the screening, can I correct it',
      "how do I answer 'what would you like to earn' for a product role",
      'salary expectation in a cover letter, yes or no',
      'recruiter pushes me for my minimum',
      "stating my expectations for backend developer, what's reasonable",
      'what figure should I put on the aplication for SRE',
      'They asked my salary wish in the interview and my mind went empty on numbers',
      'answer for the expected income question please',
      "'what number do you have in mind?' how do I react",
      "application portal won't let me continue without a salary figure",
      "what shall I say when the headhunter asks what I'm on now",
      'naming a price for myself in the first call feels awful',
      'how do I avoid going too low when they ask what I expect',
      'how high can I go with my wish as junior backend developer',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That question catches nearly everyone once. If you said too little, it isn't lost, because you may correct it as long as nothing's signed.",
          "Going blank at the money question is normal, since nobody practices it. With one prepared sentence it's over in ten seconds.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Ask back first: "What range have you planned for the role?" If they insist, give a range whose lower end you\'d be glad with.',
          'Turn it around politely once, and if they ask again, name a range with a reason. Refusing twice only annoys.',
          "Give a prepared range, said in one breath, with a word about the scope: it depends on the tasks, and from what I know I'm thinking of this.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The pay range for {role} is {payRange}, with {payMedian} in the middle ({paySource}); beginners should stay in the lower part.',
          'A sourced anchor for {role}: {payMedian} in the middle, {payRange} overall, by {paySource}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "With {yearsWorked} behind you, you don't have to sit at the very bottom, even in a new field.",
          "Your {yearsWorked} count for something, so don't name the lowest number out of modesty.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Recruiters ask early to save both sides time. They want to know whether you're within the band, and they aren't out to catch you.",
          "Whoever says a number first sets the field. If it has to be you, make it one you won't regret.",
          '"Flexible" gets heard as "cheap", and it hands the decision to somebody with a budget.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Build the range from three postings that name one. The lower end is what you'd sign with a smile, and the upper is a fifth or so above.",
          "Choose the lower end with care, since that's the number they'll remember. The upper one is decoration.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'In a form, write the middle of your range, or "by agreement" if it takes text. A zero or a nonsense number gets you filtered out.',
          "Where a form demands one figure, give what you'd accept gladly plus a little, as you may end up being held to it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Asked about your present pay, go on to the future: \"I'd rather talk about this role; I'm looking for this range.\" Said in a friendly way, that's usually the end of it.",
          'You can pass over your current salary: it was another field and another market, and this is what you expect here.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you said too little, correct it at the next step: "Now that I know the tasks, I see it at this level." Once, with a reason, before the offer.',
          "A figure given before you knew the scope isn't a promise. When you hear about on-call or a team to lead, adjust it aloud.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a career changer give a modest range together with the wish for a review after six months. It tells them you know where you stand, and where you're going.",
          "Don't take your old salary as the yardstick, in either direction. Use what beginners get in this field near you.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'At your level ask about the whole before you name anything: base, bonus as paid in the last two years, on-call, equity. Then talk about the sum.',
          "With agency recruiters you can be plain: this is the number below which I won't move. It saves both of you three rounds.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Never tell a recruiter your minimum. The minimum becomes the offer.',
          'In some places employers may not ask what you earned before; if that matters to you, check the rules where you live.',
          "Don't invent a current salary. It can be asked for on paper later.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write your sentence with your two numbers on a card today and put it by the phone.',
          'Say it aloud five times until it sounds as dull as your address.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'At what point do they ask: in a form, on the phone, or across the table?',
          "What would be the number you'd sign without sleeping on it?",
        ],
      },
    ],
    actions: [
      'What does the role pay?',
      'How do I negotiate an offer?',
      'Will I earn less at first?',
      'How do I handle recruiters?',
    ],
    opens: ['career-analytics', 'interview-prep'],
  },
]
