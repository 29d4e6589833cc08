import type { MentorKind } from '../mentor-kind.ts'

export const changeMoneyKinds: readonly MentorKind[] = [
  {
    id: 'change.quit-first',
    asking: 'whether to quit your job in order to study',
    needs: [],
    examples: [
      'should I quit my job to study full time',
      'thinking of resigning next month and going all in on coding',
      'is it smart to give notice before I have something in IT',
      'I have savings for 8 months, should I leave and do a bootcamp',
      'quit now or keep the job while learning?',
      "I can't stand my job anymore, tempted to just resign and learn cloud",
      'would going full-time on studying get me there much quicker',
      'my plan: hand in resignation, 6 months of python, then apply. thoughts?',
      'do I need to leave my work for a career change',
      'part time at work and study the rest, good compromise?',
      'leave the job first or find the new one first',
      'want to drop everything and focus on becoming a data scientist',
      'is a sabbatical for learning a good idea',
      'going down to 80% to study, worth asking?',
      'is it stupid to quit without an offer',
      'everyone tells me dont quit before you have a contract',
      'I could live with my parents and study all day, should I',
      'should i leave my stable goverment job for learning devops',
      'jump without a parachute, yes or no',
      'how risky is quitting to focus on learning',
      "my job drains me so much I can't learn, so quit?",
      'i am about to send my resignation letter tomorow and start a bootcamp',
      'take unpaid leave to finish my course in security?',
      'is all-in better than slow and steady',
      'unemployed by choice to learn frontend, how will it look',
      'when is the right moment to leave the old job',
      'my contract can be ended with two weeks notice and I have 12k saved, do I pull the plug',
      'would you burn the boats',
      "can't do both anymore, study or work, which goes first",
      'taking six months off to focus on coding, crazy?',
      "I've already told my boss I'm thinking of leaving to learn cybersecurity full time",
      'is it better to stay employed till an offer is there',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "When a job eats you, leaving looks like the only air there is. I'd still keep the paycheck and change the hours first, because worrying about money is a worse study partner than being tired.",
          'I hear how worn out you are. Before resigning, look for the middle way: fewer hours, a leave, or an easier job while you learn.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "In most cases I'd keep the job until an offer is signed, and buy study time by cutting hours rather than by resigning.",
          "Don't quit to study unless three things are in place: money for the learning and for a slow search, a finished first project, and someone at home who agrees.",
          'My advice is not yet. Learn enough alongside the job to know you like it, then think about fewer hours, and leave last.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'At {hoursPerWeek} hours a week your path comes to {pathDuration}; full days would shorten the learning, though not the search after it.',
          'Your plan stands at {pathDuration} with {hoursPerWeek} hours a week. Before you compare it with resigning, work out what it would be with six more hours a week.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Keep this in mind for the search that follows: {entryNote}.',
          "What makes resigning risky isn't the studying so much as what comes after it: {entryNote}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Full-time study rarely triples the pace. After four or five hours of hard learning a day, most of the rest leaks out, so you give up a whole paycheck for half a day.',
          "The search is the long unknown. If you've quit, you start it with your savings half gone, and that's when a poor first offer starts to look good.",
          'A job gives you more than money: a rhythm, a current employer on the resume, and calm in negotiations.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask for four days a week for six months before you walk away from all five. One free day a week, used well, goes further than it sounds.',
          "Try a dress rehearsal: take a week off and study every day as if you'd resigned. See how much gets done by Thursday.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you do leave, count the months of bare living costs you can cover, subtract a cautious six months for the search, and what remains is your study time. Be strict with it.',
          "Write down the date on which you'd go back to earning, whatever happens, and tell somebody. That date protects your savings and your nerves.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If the trouble is the job itself, change to a calmer job for a year. It doesn't have to be in IT; it just needs to leave you some brain in the evening.",
          'Look for a paid seat nearer to IT, such as support, operations or a technical assistant job, and you earn while you learn.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Resigning from a job in IT means walking away from the cheapest classroom there is. First see which tasks there could teach you what you want to know.',
          "For a move within IT I'd almost never quit first; you can learn the missing part in your present systems and be paid for it.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "What you'd give up by resigning, from notice periods to benefits, varies by place and contract, so ask someone qualified before you sign anything.",
          'There are good reasons to go at once: your health, or a place that harms you. In that case go for that reason, and plan the studying separately.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, write down your bare monthly costs and divide your savings by them. That number gets a vote in this decision.',
          'Put the letter in a drawer for two weeks, and in the meantime ask about fewer hours. You can still send it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "How many months could you live without income, without touching money you'd never want to touch?",
          'Is it the hours you need, or getting away from that place?',
        ],
      },
    ],
    actions: [
      'How can I afford the change?',
      'Can I do this while working?',
      'Bootcamp or self-study?',
      'Will I earn less at first?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'change.pay-cut',
    asking: 'whether the change means earning less at first',
    needs: ['role'],
    examples: [
      'will I have to take a pay cut',
      'I earn good money as a sales manager, how much would I lose by switching',
      'do career changers start at the bottom with salary',
      "can't afford to earn less than now, is the change still possible",
      'what would my first salary in tech look like compared to my current one',
      "how long until I'm back at my old income",
      'is it worth going back to a junior salary at 40',
      'does everyone earn less in the first year after a switch',
      'I make more as an electrician than a junior developer gets',
      'would the salary drop be big from project lead to data analyst',
      'how to switch without losing income',
      'going from senior accountant to junior data engineer, financially dumb?',
      'my salary as nurse with night shifts is decent, would IT pay less at first',
      "scared about starting over on a beginner's wage",
      'do they take my previous salary into account when I change field',
      'pay cut or no pay cut when moving into cloud',
      'how much less should I accept to get in',
      'is a lower wage the price for entering',
      'i have a mortgage and cannot step down in pay',
      'Will I be paid like a graduate even with 15 years of work behind me?',
      'earn less now for more later, does that really work out',
      'they offered me 20% less than I make now to start as a QA',
      'would moving from support to security engineer set my pay back',
      'does it pay off money wise to change to software',
      'step back in salary when chaging career?',
      'my partner asks how much poorer we will be',
      'how bad will the hit on my paycheck be',
      "I'm a foreman on 75k, they start trainees at 40",
      'Do people regain what they lost in wage after changing to tech',
      'going backwards in pay at 44 with two kids in college',
      'would I start on the same money as the twenty-year-olds',
      'is there a way into data without earning peanuts for two years',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Money fear is a sound fear, so let's deal in numbers instead of hoping. A drop at the start is common, and how deep it goes is partly yours to steer.",
          "It's no fun to think about junior pay after working your way up. Plan for a step down at first, and choose a way in that keeps it small.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "Inside IT it doesn't have to cost you anything: when you move sideways at your present level, you can often keep your pay, and the danger is letting them hire you as a beginner.",
          'Your risk is being priced as a junior. Make sure your years are counted, move inside your company if you can, and any cut is likely to stay small.',
          "With your years in IT, you'd mostly keep your level when the new role builds on the old. The cut comes only where you begin again from the bottom.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Often yes at the start, mainly if you already earn well; how much depends on whether you enter as a beginner or through an adjacent job that values your past.',
          'Plan on earning less in the first job, or about the same at best, and on catching up with the second one.',
          'It depends on where you start: coming from a low wage, a first IT job is often a step up; coming from a senior position, expect a step back.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For orientation, the pay range for {role} is {payRange} across all levels ({paySource}), and beginners are toward the lower end of that.',
          "The spread for {role} is {payRange} ({paySource}). Compare your present pay with the lower end, since that's where a first job tends to sit.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The median for {role} is {payMedian} ({paySource}), which is a mark for people some years in, not for people starting out.',
          'Half of those in {role} work earn more than {payMedian} ({paySource}); read it as a figure for the middle of a career rather than for a first offer.',
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'A route through {stepRole} can bring the income back sooner, since you earn in the field while you learn the rest.',
          "By way of {stepRole} the dip tends to be shorter, since you don't wait for the final job before being paid for technical work.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "The first employer pays for what you can do in the first months and covers your training. The second one pays for what you've become, and that's where a jump is more likely.",
          'Your old seniority still has value, and it has the most where they know the industry. A company that makes hospital software may value a nurse very differently than a game studio does.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Work out two figures before you talk to anyone: what you need each month with no extras, and what you'd need in order not to resent it. The first is your floor when you negotiate.",
          "Live on the lower pay you expect for three months now and put the difference aside. You'll have tested it, and built a cushion along the way.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Aim at employers in your old industry, and at roles where the old knowledge sells: implementation, business analysis, technical support for that trade. The cut is smaller there.',
          "If the offer is low, ask for a fixed review after six months, in writing, with what you'd have to show. Starting pay matters less than the first raise.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Keep a tie to the old income where you can: a day a week, a weekend shift, seasonal work. It's a decent bridge across the first year.",
          "Use the old job's slow season or overtime to build a cushion for the first year, and set the amount beforehand so you know when it's enough.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't take a painful cut for a job that doesn't touch the work you want; you'd pay for it twice.",
          "The catching up isn't automatic. It tends to come to people who change employers or ask, and seldom to those who wait.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, write your floor figure on paper. It takes twenty minutes, and every later conversation about pay gets easier.',
          'Look up three junior postings in your area that name a salary, and put them next to your monthly costs.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What's the smallest monthly income that would still let you sleep well for a year?",
          'Would a year of less be bearable for your household, or is any cut out of the question?',
        ],
      },
    ],
    actions: [
      'What does the role pay?',
      'How can I afford the change?',
      'Which first job should I aim at?',
      'How do I negotiate an offer?',
    ],
    opens: ['career-analytics', 'career-path'],
  },
  {
    id: 'change.money',
    asking: 'how to afford the change',
    needs: [],
    examples: [
      'how do people afford a career change',
      'how much should I have saved before I switch',
      'should i take a loan for a bootcamp',
      'no savings, can I still change careers',
      'how to finance the learning phase',
      "I can't pay 10k for a course, what are the alternatives to fund it",
      'is there funding or a grant for retraining into IT',
      'would my employer or the job center pay for training',
      'income share agreements, are they a trap',
      'I live paycheck to paycheck. how could I do this',
      'what does changing to tech cost in total',
      'how do I budget for a year of study',
      'is it worth to go into debt for tech school',
      'scholarships for career changers in coding?',
      'how to pay rent while retraining as a developer',
      'we have one income and two kids, how do we fund this',
      'would you borrow money for a data science masters',
      'my savings are 5000, is that enough for the transition',
      'financial plan for quitting and studying',
      'the money side scares me more than the code',
      'pay for bootcamp in instalments or upfront',
      'what expenses should I expect when I retrain to cybersecurity',
      "cheap laptop or good laptop for starting, I'm short on money",
      'emergency fund before career change how many months',
      'can i get finacial support while learning',
      "I'd have to use our house savings for it, is this okay",
      'I have about three months of expenses saved, what is sensible',
      "who pays for the retraining if I don't have a cent",
      'my wife would have to carry us both for a year, how do couples organize that',
      'school offers deferred tuition, is it a good way to finance it',
      'what should I set aside each month for this',
      'the unemployment office might sponsor a course, how do I go about it',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being short of money makes every choice here heavier, and you're right to look at it first. The learning itself can cost next to nothing; what costs is time without income, so keep that short or avoid it.",
          "Worrying about rent isn't a lack of commitment. Build the plan so your paycheck keeps coming until the next job is signed, and the bill shrinks to very little.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "The cheapest way is also a well-worn one: keep your income, learn on free material, and spend money only on the few things free material can't give you.",
          'Treat it as two separate bills. Learning is cheap; months without pay are expensive, so put your thinking into avoiding those.',
          "It's affordable as long as a paycheck keeps coming; without one, you need living costs for the study period and, on top of that, for a slow search.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'On your own path, {freeCourse} costs nothing and covers a real part of it.',
          "There's free material where you need it first: {freeCourse}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Figure on {pathDuration} at {hoursPerWeek} hours a week; that's the time your money plan has to cover, and the search comes after it.",
          'The stretch to finance is {pathDuration} of learning at {hoursPerWeek} hours a week, then the applications.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Money spent early on courses mostly buys the feeling of having started. After a month you know what you're missing, and then a paid course can be worth it.",
          "Debt changes how you search: with a payment due, you're tempted to take the first offer, and that can cost more than the loan.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Before you pay for anything, check three places: your employer's training budget, the public employment office, and the library, which often gives access to paid course platforms.",
          'Ask about public money for retraining where you live, and ask early, since most programs want the application before the course begins.',
          'Check what your employer would pay for. Many companies have a training budget that goes unused every year because nobody filled out the form.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Build a small cushion rather than waiting for a big one: set aside one month's bare costs, then a second, and start learning at the same time. The first months of learning need almost no savings.",
          'List your costs in two columns, must-have and nice-to-have, and see how many months your savings last on the must-haves alone. Then plan the studying inside the first half of that.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For tools, an ordinary used laptop with enough memory will do for nearly everything a beginner does; cloud accounts have free tiers, but set a spending alert on the first day.',
          "Spend in this order if you spend at all: a laptop that doesn't fight you, one good book or course for the thing you're stuck on, then a certificate exam an employer really asks for.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "At work, ask for the course as part of a goal: name the problem it would solve and when they'd see the result. Budgets open for problems, not for wishes.",
          "Bring your boss one page: the course, the price, the type of ticket that would go away. That gets paid more often than you'd think.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "With loans and with contracts that take a share of later income, read what happens if you don't find a job or drop out, and ask an independent adviser before signing.",
          "I'd be slow to put a house, a pension or family money into a course. If a school presses you to sign this week, that's your answer.",
          "I'm not a financial adviser, so for loans and benefits talk to one who isn't paid by the school.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, write down one number: what a month costs you at the very least. Everything else follows from it.',
          "Send one email tomorrow asking your employer or your employment office what training they'd pay for.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which part would you have to finance: the course, or months without a paycheck?',
          'How long could you keep your present income while you learn?',
        ],
      },
    ],
    actions: [
      'Show me free courses',
      'Bootcamp or self-study?',
      'Should I quit my job to study?',
      'Will I earn less at first?',
    ],
    opens: ['learning-path', 'subscription'],
  },
]
