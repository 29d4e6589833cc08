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
          "That worry is nearly universal, and a polite question about money rarely costs anyone an offer. They've chosen you; they don't want to start over.",
          "Few people like this part, so you're in good company. It's two sentences and a silence, and you can practice both.",
        ],
      },
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "Congratulations. They want you, and that's exactly why now is the moment to ask: one number, one reason, and then silence.",
          "Nice work on the offer. Enjoy it for an evening, and tomorrow ask once, in a friendly way, for the amount you'd be glad to get.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Thank them, say you'd like to join, name one number with one reason, and stop talking. Then ask for a day to think, whatever they answer.",
          "Ask once, calmly, for a specific amount a bit above what you'd be happy with, and give a reason that's about the work and the market rather than your rent.",
          'Yes, negotiate, even as a beginner: one clear, friendly request, by phone, after the offer and before you sign.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For your number, the median for {role} is {payMedian} and the range is {payRange} ({paySource}). Beginners should argue from the lower part, experienced people from the upper.',
          'Lean on something sourced: a median of {payMedian} for {role}, and a spread of {payRange} ({paySource}).',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Your argument is what they'd otherwise have to train; in your case, point to {skillsHeld}.",
          "When they ask why, point to {skillsHeld} and what you've done with that.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'For them, an offer is the end of weeks of work. A slightly higher number is often cheaper than starting over with the second choice.',
          'Many bands have room, because companies expect the question. Not asking costs you every year, since later raises are usually a percentage of this.',
          'Between the offer and your signature is the moment when they want something from you. It passes.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Say it like this: "I\'d love to do this. With what I\'ve seen of the market and what I bring, I was thinking of this number. Can we get there?" Then count to ten in your head.',
          "Prepare three numbers: the one you'd be happy with, the one you'll ask for, and the one below which you'd say no. Write that last one down, or you'll forget it on the phone.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If the base is fixed, go through the rest: start date, remote days, vacation, training budget, a six-month review with an amount attached, the title.',
          '"Fixed" often means only the base. Ask what isn\'t fixed; a written review after six months is one of the easier things to get.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Do it by phone and confirm by email. In writing, your request looks harder than you mean it, and on the phone they can look for a solution with you.',
          'Ask the recruiter first what the range is and who decides. You may be negotiating with the wrong person.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you have a second offer, mention it plainly and without drama: I have another one at this level, you're my first choice, what can you do? Do that only if it's true.",
          'Ask for time if you need it: "I want to give you a good answer. Would Thursday work?" A serious employer says yes.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'As a career changer, you have one more lever than you think: a raise that kicks in once you work on your own. Offer to earn it, and get the condition in writing.',
          "Coming from another field, don't argue from your old salary. Argue from what your background saves them, for example that you already speak their customers' language.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "At your level, negotiate scope first: what you'll own, who you report to, the title. Money follows scope, and scope is hard to change later.",
          'With your experience, bring one figure from your work, such as a cost you cut or a release you made safer. It turns your number from a wish into a price.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Don\'t bluff about other offers. The field is small, and "then take that one" is a short sentence.',
          'If they meet your number right away, smile and take it. You can study the market more closely next time.',
          'Equity in a young company is a lottery ticket with rules. Ask someone who knows before you count it as pay.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Say your sentence out loud three times tonight, including the silence. The silence is the part that needs practice.',
          'Before you talk to anybody, write down your three numbers.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Do you have the offer in writing, and when do they want an answer?',
          'If they said no to everything, would you still take it as it stands?',
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
    asking: 'whether to take a counteroffer from your current employer',
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
          "Being pulled both ways after you'd made up your mind is exhausting. You already decided once with a clear head; the new number only answers the part that can be counted.",
          "Feeling disloyal speaks well of you, but it isn't a reason to stay. They had every month before this one to pay you that.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "In most cases I'd leave. Ask yourself why you started looking; if money was the whole reason, staying can be fine, and if it wasn't, that reason tends to come back.",
          'Take it only if it changes the thing that made you look. More pay in the same chair rarely does.',
          "As a rule, decline it kindly and leave well, unless they put in writing exactly the change you'd been asking for.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'As a check on both figures, the median for {role} is {payMedian} ({paySource}).',
          'Hold both offers up against the market: the median for {role} is {payMedian} ({paySource}).',
        ],
      },
      {
        place: 'reason',
        texts: [
          'The money showed up because your leaving hurts, and it may well come out of the same budget as your next two raises.',
          "Once you've resigned, you're someone who was leaving. Some managers forget that; others remember it at the next reorganization.",
          "If a counteroffer proves anything, it's that you were worth that much last month too.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take a sheet of paper and write down why you started looking, back before there was any offer. Cross out everything the counteroffer really changes. Look at what's left.",
          "Imagine the two salaries were equal. Where would you go on Monday? That's usually the answer.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you lean toward staying, get it in writing before you call the other side: amount, title, date, team. "We\'ll take care of it" has been said before.',
          "Ask your boss two questions: why wasn't this possible before, and what will be different in six months apart from the pay? The pauses will tell you a lot.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "To decline, be short and warm: I've thought about it carefully, my decision stands, and I want to hand everything over properly. Leave out the reasons, since each one invites a new offer.",
          "Say thanks, say it's decided, and give a date for the handover plan. The longer you explain, the longer they bargain.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you want a raise and don't want to leave, ask for the raise directly. An outside offer works as leverage once at most, and you have to be ready to go.",
          "Before you use an offer as leverage, ask yourself whether you'd take it. If not, you're bluffing with your job.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "At your stage, look at what you'd learn. The job with the steeper curve often pays more in the long run, whatever it pays today.",
          "Weigh the two roles by what they'd let you say in your next interview. More of the same for a bit more money adds little to that story.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "If the new job is your way into IT and the old one isn't, the counteroffer buys you out of the change. Be sure that's something you want to sell.",
          "For a career changer, a first real offer in the field is usually harder to get again than a raise in the old one. I'd weigh that heavily.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If you've signed the other contract, going back on it can have consequences beyond bad manners. Ask someone who knows the law where you live before you do.",
          "Don't let the two of them bid against each other for weeks. By the third round, both may start to doubt you.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Sleep on it for one night, then answer both sides on the same day.',
          'Write down in one sentence why you wanted to go, and read it tomorrow morning before you talk to anyone.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What made you look around in the first place?',
          "If they'd been paying you this from the start, would you have looked?",
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
          "Being turned down after good work hurts, and it's often about budget or timing more than about you. Don't leave the conversation without knowing what would make it a yes, and when.",
          'Hardly anybody likes asking, and the people who never do pay for it quietly. You can do this with one page and a calm voice.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Ask for a meeting on exactly that, two or three months before budgets are set, with one page: what you do now, two results with figures, the market, the amount.',
          "Name an amount and your reasons from the last twelve months, then let them think. Don't wait for the review; by then it's mostly decided.",
          "Ask early, and with evidence. The review meeting is usually where decisions get announced, not where they're made.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For the market part, the median for {role} is {payMedian} and the range is {payRange} ({paySource}).',
          "You can put {payMedian} next to your own pay; it's the median for {role} ({paySource}).",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Line up what you bring: {yearsWorked} of work, and skills like {skillsHeld}.',
          'You have {yearsWorked} of work and skills like {skillsHeld} to point to; add results, and the case is complete.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Your manager has to repeat your argument to somebody who doesn't know you. Give them the sentence and the number they'll need in that room.",
          "In that room, effort isn't a reason; scope is. You get paid for what you're responsible for, so show what's been added.",
          "Managers often don't see it. Much of what went well this year probably happened without anyone above you noticing.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Start a file today: one line every Friday, what I did and what it changed. After three months, the conversation nearly writes itself.',
          "Collect before and after: tickets per week, minutes saved, outages, customers. If there's no figure, use a sentence somebody wrote to you.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Say it like this: "Since last year I\'ve taken on this and this. I\'d like to bring my pay in line with that, and this is the number I have in mind. What would you need from me?" Then wait.',
          "Open with the future: what you want to take on next, what you've already taken on, and the amount that goes with it. It feels less like a bill.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If the answer is no, ask two things: what would have to be true for a yes, and when can we look at this again? Put both in a friendly email the same day.',
          'If it\'s "no budget", turn to what isn\'t salary: training, a day at home, a title, fewer on-call weeks, and a firm date to revisit the money.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If the conversation keeps getting put off, send the page by email with two proposed dates. A page in the inbox is harder to postpone.',
          'Choose the week after something went well, not the one with the outage. Timing is half of it.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If you're already doing the work of the next level, ask for the level rather than the money. The pay band comes with it.",
          'Get one ally first, such as the lead or the product manager whose life you make easier. Managers ask around.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'In a first IT job, wait until you can handle tasks without help, then ask with three examples. That point, rather than the anniversary, is your argument.',
          "As a career changer, you may have started cheap. Say so plainly: I started as a learner, I work on my own now, let's adjust it.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't argue from rent, inflation or a colleague's pay. It may all be true, and none of it helps your manager fight for you.",
          "Doing two people's work isn't only a question of money. If it's going to stay that way, ask what should be dropped.",
          "Don't threaten to leave in this conversation. If you'd really go, look quietly, and come back to it when you have something real.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Tonight, write three lines: what's been added, what it brought, what I'm asking for.",
          'Send your manager one sentence tomorrow asking for half an hour about your development and pay.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What do you do today that you weren't doing a year ago?",
          'Do you know when budgets are set at your company?',
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
          "That question catches nearly everyone off guard once. If you said too little, it isn't lost, because you can correct it as long as nothing's signed.",
          "Going blank at the money question is normal, since hardly anybody practices it. With one prepared sentence it's over in ten seconds.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Ask them first: "What range do you have in mind for the role?" If they insist, give a range whose lower end you\'d be happy with.',
          'Turn it around politely once, and if they ask again, name a range with a reason. Refusing twice just annoys people.',
          "Give a prepared range, in one breath, with a word about scope: it depends on the responsibilities, and from what I know so far I'm thinking of this.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The pay range for {role} is {payRange}, with a median of {payMedian} ({paySource}); beginners should stay in the lower part.',
          "Here's a sourced anchor for {role}: a median of {payMedian} and a range of {payRange} ({paySource}).",
        ],
      },
      {
        place: 'fact',
        texts: [
          "With {yearsWorked} of work behind you, you don't have to sit at the very bottom, even in a new field.",
          "You have {yearsWorked} of working life to point to, so don't name the lowest number out of modesty.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Recruiters mostly ask early to save both sides time. They want to know whether you're in the band; they usually aren't out to catch you.",
          "The first number on the table sets the frame. If it has to be yours, make it one you won't regret.",
          '"Flexible" tends to be heard as "cheap", and it hands the decision to somebody with a budget.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Build the range from three postings that state one. The lower end is what you'd sign with a smile, and the upper end sits a fifth or so above it.",
          "Choose the lower end with care, since that's the number they'll remember. The upper one is mostly decoration.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'In a form, write the middle of your range, or "negotiable" if the field takes text. A zero or a made-up number can get you filtered out.',
          "If a form demands a single figure, enter what you'd gladly accept plus a little, since you may be held to it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If they ask about your current pay, move to the future: \"I'd rather talk about this role; I'm looking for this range.\" Said in a friendly way, that's usually the end of it.",
          "You can skip past your current salary: that was another field and another market, and this is what you're looking for here.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you said too little, correct it at the next step: "Now that I know more about the job, I see it at this level." Do it once, with a reason, before the offer.',
          "A figure given before you knew the scope isn't a promise. When you hear about on-call or a team to lead, adjust it out loud.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a career changer, give a modest range and ask for a review after six months along with it. It shows that you know where you stand and where you're going.",
          "Don't use your old salary as the yardstick, in either direction. Use what beginners get in this field near you.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'At your level, ask about the whole package before you name anything: base, the bonus as actually paid in the last two years, on-call, equity. Then talk numbers.',
          'With agency recruiters you can be direct: this is the number that would make me move. It can save both of you three rounds.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't tell a recruiter your minimum. The minimum tends to become the offer.",
          'In some places employers may not ask what you earned before; if that matters to you, check the rules where you live.',
          "Don't invent a current salary. They may ask for proof later.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, write your sentence with its two numbers on a card, and keep it by the phone.',
          'Say it out loud five times, until it sounds as dull as your address.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Where are they asking: in a form, on the phone, or across the table?',
          'What number would you sign without sleeping on it?',
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
