import type { MentorKind } from '../mentor-kind.ts'

export const changeDecisionKinds: readonly MentorKind[] = [
  {
    id: 'change.realistic',
    asking: 'whether {role} is realistic for you',
    needs: ['role'],
    examples: [
      'is it realistic for me to become a software engineer',
      'be honest, do I have a chance in IT',
      'am I kidding myself with this tech thing',
      'can a hairdresser really become a data scientist',
      'is machine learning engineer out of reach for someone like me',
      'realistic or pipe dream: driver to devops',
      'could a person with my background make it into cybersecurity',
      'everybody says anyone can code. really anyone?',
      "My wife thinks it's a fantasy that I'll work in tech",
      'do you think I can do it',
      'chances of a librarian becoming backend developer?',
      'how likely is it that I get into cloud from retail',
      'is switching to solutions architect a stretch from account management',
      'am i cut out for programing',
      'do people like me ever actually make it',
      'is it even possible for a social worker to go in tech',
      'tell me straight if data engineer is too ambitious',
      'I want an honest assessment of my odds for frontend',
      'would you bet on me',
      'is going from QA to security engineer doable',
      'could I make it as a mobile developer, coming from graphic design',
      "don't sugarcoat it, is this achievable",
      "is it mad to aim for SRE when I've only done desktop support",
      'what are the odds honestly',
      'not sure im smart enough for IT',
      'Can somebody from a factory floor end up in software, seriously asking',
      'is product manager reachable from a biology degree',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That doubt usually speaks up before every real change, and it's a poor judge of talent. Whether it's realistic depends on hours and on the first few projects, and both can be checked.",
          "It hurts when people close to you call it a dream. Let's not argue about dreams, then, and look at what's there and what's missing.",
          "Smart enough is rarely the question. I've seen quick people quit in week five and slow, stubborn ones get hired.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "It's realistic if the gap closes at your pace: toward {role} you hold {skillsHeldCount} required skills, and the biggest one missing is {gap1}.",
          "Going by what you've got, {role} is a matter of work rather than of miracles: {skillsHeldCount} required skills are there, and {gap1} is the one that decides.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "For most people who can keep up a few hours a week for a long stretch, it's realistic; the people it fails for mostly run out of time or money, not talent.",
          'Yes, with two conditions: you find out soon whether you like the daily work, and you have the patience for a slow search at the end.',
          "It's realistic more often than skeptics say and slower than course sellers say.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'At {hoursPerWeek} hours a week, the learning part of it comes to {pathDuration}.',
          "In calendar terms that's {pathDuration} of learning at the {hoursPerWeek} hours a week you've given me.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For the other side of the scale: {entryNote}.',
          'What speaks for caution is the first job, not the learning: {entryNote}.',
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'If {role} straight away looks far, {stepRole} is a station on the same road.',
          "There's also a nearer target, {stepRole}, from which people go on to {role}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Talent shows up late in this trade. What I look for early is whether someone stays with an error for an hour without taking it personally.',
          "Hiring managers don't ask whether you were born for it. They ask what you built, how you found your way out when it broke, and whether you'd be pleasant on a Thursday afternoon.",
          "The daily work is mostly reading, looking things up and fixing what you broke. If that sounds bearable, you're closer to suited than you think.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Test it before you believe in it: give it six weeks of three sessions, build one thing, and see whether you come back to it without forcing yourself.',
          "Don't decide by thinking. Do a month of the real thing, and judge by one sign only: did you lose track of time at least twice?",
          "Take one real task of the job, such as cleaning an ugly data file or putting a small page online, and do it to the end. You'll know more than from any aptitude test.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Since you work in IT already, get hold of one task of that role this month, by shadowing or by swapping a ticket. An afternoon of it answers more than I can.',
          "Ask somebody on that team what they'd miss if they hired you tomorrow. If the list has three items, it's realistic; if they hesitate, ask what comes before.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Make a rule beforehand for stopping or going on, for example: one project finished by the end of the quarter. Otherwise mood decides, and mood is unreliable.',
          "Get one outside opinion that isn't family: show your first project to someone who does the job and ask what they'd want to see next.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "I can't see your luck, your region or who'll be hiring that month. What I can see is the part that depends on you.",
          "What nobody should tell you is that it's certain. A sound plan can still meet a bad hiring year, so keep your income until you've signed.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Start the test now: {nextStep}, and watch how you feel at the point where it gets annoying.',
          'One small proof you could have today: {nextStep}.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Put an end date on a six-week trial tonight, and write down what you'd want to have made by then.",
          'Pick one tiny task of the job and give it ninety minutes this week, without preparing for it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What would have to be true in three months for you to say yes, this is for me?',
          "What's the doubt made of: the technical side, the job market, or your circumstances?",
        ],
      },
    ],
    actions: [
      "What's missing for the role?",
      'How long would it take?',
      'Which first job should I aim at?',
      'Which role fits me best?',
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'change.which-role',
    asking: 'which IT role fits you',
    needs: [],
    examples: [
      'which IT role suits me',
      'I want into tech but which job',
      'I like puzzles and hate meetings, what would fit',
      'what would you recommend for a former teacher: data, product or support',
      'how do I find out which tech career is for me',
      "don't know if I'm more a frontend or a backend person",
      'what IT jobs are there for people who are good with people',
      'there are a hundred roles in tech, help me choose one',
      "I'm creative and a bit messy, which direction in IT",
      'which role should I target with my background in accounting',
      'i cant decide between data, cloud and security',
      'what job in tech has little coding',
      'is there something in tech for an introvert who loves order',
      'Suggest a career path in IT that fits a logistics planner',
      'which path should i chose',
      'what would match my skills best',
      'my strengths are writing and explaining, where do I belong in tech',
      'every week I fall in love with another tech role',
      "I've no idea what I want, only that it should be IT",
      'what are tech jobs with little customer contact',
      'best role for someone who loves automating boring stuff',
      "I like numbers but I'm not a math genius, what could I be",
      'where would a perfectionist nurse be happy in tech',
      'kind of lost among all these job titles',
      'maybe I picked the wrong target role',
      'is there a test which IT profession suits to me',
      "I'm a sysadmin who's fed up with tickets, which direction would be good for me",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being torn like that is tiring, and it's not a character flaw: from outside all these titles look the same. Sort them by what you'd be doing at three in the afternoon, and most fall away.",
          "You're lost because the titles tell you nothing. Forget them for a moment and think about which kind of problem you'd do unpaid.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Going by your background, {nearRole} lies close to what you already do, and {targetRole} is the one you've set as your target.",
          "With your work as {currentTitle}, I'd look hard at {nearRole}, since more of what you know carries over there.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Choose by the daily problem, not the title: do you like making things people see, keeping things running, finding out what's true, guarding things, or getting people to agree?",
          'Roughly: if you like seeing results, frontend or mobile; order and plumbing, backend or data engineering; calm in a crisis, cloud or reliability; suspicion, security; people and trade-offs, product or project work.',
          "The role that fits is the one whose boring part you can stand, because every role has one, and you'll spend most days in it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'What carries over from your work as {currentTitle}: {transferable}.',
          'Your past points somewhere too. From {currentTitle} you bring this: {transferable}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'And you already hold {skillsHeld}, which is a head start worth using.',
          "Don't leave {skillsHeld} out of the reckoning; a role that uses them starts you further along.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Pay and fashion are poor guides here. Between neighboring roles the difference in pay is smaller than the difference between being good and being bored.',
          'Roles differ less than people fear. Much of the early learning is shared, so a first choice that turns out wrong rarely costs more than some weeks.',
          'People stay in roles whose frustrations they find interesting. A data person gets curious about a wrong number; a product person gets curious about why nobody clicked.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Take the three roles that tempt you and give each one evening: put a chart of messy data together, style a small page, set up a server and break it. Notice which evening felt short.',
          'Do one tiny job from each of two candidates on the same weekend. Your body will vote before your head does.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Read five postings for each candidate, only the part on duties, and mark every line you'd enjoy doing on a bad day. Count the marks.",
          'Ask two people in each role what annoyed them this week. Pick the role whose complaints you find almost attractive.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Also weigh the way in: some roles take beginners, such as frontend, testing, support and data analysis, and others, such as security, reliability or architecture, mostly take people with a few years behind them.',
          'Look at who gets hired without experience. Architecture, reliability and most security jobs are second jobs, so if one of them draws you, choose the rung below it first.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Inside IT, look at which tasks people hand you because you do them without complaint; that's usually the next role speaking.",
          "Go through your last three months of tickets and mark the ones you'd have done for free. The pattern is your answer.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't wait for a calling. Decide for three months, then look again; deciding late costs more than deciding wrong.",
          "Beware of choosing the role you'd like to have rather than the one you'd like to do. They often differ.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Open your career path and compare two roles side by side; strike one today.',
          'Write down the last three problems, at work or at home, that you lost an hour in happily. What they have in common points to a role.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What did you do last month that didn't feel like work, even if it was at work?",
          'If you had to bear one of these daily, which would it be: unclear wishes, angry alarms at night, or hunting an error for hours?',
        ],
      },
    ],
    actions: [
      'What does a data engineer do all day?',
      'Data engineer or data scientist?',
      'Which role pays most?',
      'Which first job should I aim at?',
    ],
    opens: ['career-path', 'profile'],
  },
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
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "When a job eats you, leaving looks like the only air there is. I'd still keep the wage and change the hours first, because money worry is a worse study partner than tiredness.",
          'I hear how worn out you are. Before resigning, look for the middle way: fewer hours, a leave, or an easier job for the time you learn.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "In most cases I'd keep the job until an offer is signed, and buy study time by cutting hours rather than by resigning.",
          "Don't quit to study unless three things are in place: money for the learning plus a slow search, a finished first project, and someone at home who agrees.",
          'My advice is no, not yet. Learn enough beside the job to know you like it, then think about fewer hours, and leave last.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'At {hoursPerWeek} hours a week your path comes to {pathDuration}; full days would shorten the learning, though not the search after it.',
          "Your plan stands at {pathDuration} with {hoursPerWeek} hours a week. Work out first what it'd be with six hours more, before you compare it with resigning.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Keep this in mind for the search that follows: {entryNote}.',
          'What makes resigning risky is less the course than what comes after it: {entryNote}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Full-time study rarely triples the pace. After four or five hours of hard learning a day the rest leaks out, so you pay a whole wage for half a day.',
          "The search is the long unknown. People who've quit start it with their savings half gone, and they take the first poor offer.",
          'A job gives you more than money: a rhythm, a current employer on the resume, and calm in negotiations.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask for four days a week for half a year before you ask for none. One free day, used well, is often more than most people get out of a free month.',
          "Try a dress rehearsal: take a week of leave and study every day as if you'd resigned. See how much gets done by Thursday.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you do leave, count the months of bare living costs you have, subtract a cautious half year for the search, and what remains is your study time. Be strict with it.',
          "Write down the date on which you'd go back to earning, whatever happens, and tell somebody. That date protects your savings and your nerves.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If the trouble is the job itself, change to a calmer job for a year. It needn't be in IT; it needs to leave you a head in the evening.",
          "Look for a paid seat nearer to IT, such as support, operations or a technical assistant's post, and you earn while you learn.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "As somebody in IT you'd be walking away from the cheapest classroom there is. See first which tasks there could teach you what you want to know.",
          "For a move within IT I'd almost never quit first; you can learn the missing part in your present systems and be paid for it.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "What rights you'd lose by resigning, from notice periods to benefits, differs from place to place, so ask someone qualified before you sign anything.",
          'There are good reasons to go at once: your health, or a place that harms you. Then go for that reason, and plan the study separately.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, write down your bare monthly costs and divide your savings by them. That number takes part in this decision.',
          'Put the letter in a drawer for two weeks, and in the meantime ask about fewer hours. You can still send it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "How many months could you live without income, without touching what you'd never want to touch?",
          'Is it the hours that you need, or to get away from that place?',
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
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Money fear is a sound fear, so let's deal in numbers instead of hoping. A drop at the start is common, and how deep it goes is partly yours to steer.",
          "It's no fun to think of a junior's wage after working your way up. Plan for a step down at first, and choose a way in that keeps it small.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Often yes at the start, mainly if you already earn well; how much depends on whether you enter as a beginner or through a neighboring job that values your past.',
          'Plan for earning less in the first job, or the same at best, and for catching up with the second one.',
          'It depends on where you come from: out of a low wage, most first IT jobs are a step up; out of a senior post, expect a step back.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "Inside IT it needn't cost you anything: moving sideways on your present level, you usually keep your pay, and you only lose it if you let them hire you as a beginner.",
          'For a professional the risk is being priced as a junior. Move with your years counted, inside your company if you can, and the cut stays small or away.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For orientation, the pay range for {role} is {payRange} across all levels ({paySource}), and beginners stand at the lower end of that.',
          "The spread for {role} is {payRange} by {paySource}. Compare your present pay with the lower end, since that's where a first job sits.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The middle for {role} is {payMedian} by {paySource}, which is where people with some years stand, not where they start.',
          'Half of those in {role} work earn more than {payMedian} ({paySource}); read it as a figure for the middle of a career rather than for a first offer.',
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'A route through {stepRole} brings the income back sooner, as you earn in the field while you learn the rest.',
          "Via {stepRole} the dip is shorter, since you don't wait for the final job before being paid for technical work.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "The first employer pays for what you can do in the first months and carries your training. The second one pays for what you've become, and that's where the jump comes.",
          "Your old seniority isn't worth nothing, but it's worth most where they know the industry. A software firm for hospitals pays a nurse differently from a games studio.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Work out two figures before you talk to anyone: what you need each month without pleasures, and what you'd need in order not to resent it. The first is your floor in talks.",
          "Live on the expected lower wage for three months now and put the difference aside. You'll have tested it, and built the cushion on the way.",
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
          'Keep a thread to the old income where you can: a day a week, a weekend shift, seasonal work. Many bridge the first year that way.',
          "Use the old job's slow season or overtime to fill a pot for the first year, and name the sum beforehand so that you notice when it's enough.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't take a painful cut for a job that doesn't touch the work you want; you'd pay for it twice.",
          "The catching up isn't automatic. It comes to people who change employer or ask, and seldom to those who wait.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, write your floor figure on paper. It takes twenty minutes, and every later talk about pay gets easier.',
          'Look up three junior postings in your area that name a salary, and put them next to your monthly costs.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What's the smallest monthly income at which you could still sleep well for a year?",
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
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being short of money makes every choice here heavier, and you're right to look at it first. The learning itself can cost next to nothing; what costs is time without income, so keep that short or avoid it.",
          'Worry about rent is no weakness of will. Build the plan so that your wage stays until the next one is signed, and the bill shrinks to very little.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "The cheapest way is also the most common: keep your income, learn on free material, and spend money only on the few things free material can't give you.",
          'Treat it as two separate bills. Learning is cheap; months without pay are dear, so put your thinking into avoiding those.',
          'You can afford it if the wage keeps coming; without a wage you need your living costs for the study and, on top, for a slow search.',
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
          "Reckon with {pathDuration} at {hoursPerWeek} hours a week; that's the time your money plan has to carry, and the search comes after it.",
          'The stretch to finance is {pathDuration} of learning at {hoursPerWeek} hours a week, then the applications.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Money spent early on courses mostly buys the feeling of having started. After a month you know what you lack, and then a paid course can be worth it.',
          'Debt changes how you search: with an installment due you take the first offer, and that costs more than the loan.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Before you pay for anything, ask three places: your employer's training budget, the public employment office, and the library, which often gives access to paid course platforms.",
          'Ask about public money for retraining where you live, and ask early, since most programs want the application before the course begins.',
          'Check what your employer would pay for. Many firms have a training budget that ends every year unused because nobody filled in the form.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Make a small pot rather than a big one: set aside one month's bare costs, then a second, and start learning at the same time. Nothing about the first months needs savings.",
          'List your costs in two columns, must and nice, and see how many months your savings last on must alone. Then plan the study inside the first half of that.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For tools, an ordinary used laptop with enough memory will do for nearly everything a beginner does; cloud accounts have free tiers, but set a spending alarm on the first day.',
          "Spend in this order if you spend at all: a laptop that doesn't fight you, one good book or course for the thing you're stuck on, then a certificate exam an employer really asks for.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "As somebody in IT, ask for the course as part of a goal: name the problem at work it would solve and when they'd see it. Budgets open for problems, not for wishes.",
          "If you're employed in IT, bring your boss one page: the course, the price, the ticket type that would go away. That gets paid more often than you'd think.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "With loans and with contracts that take a share of later income, read what happens if you don't find a job or break off, and ask an independent adviser before signing.",
          "I'd be slow to put a house, a pension or family money into a course. If a school presses you to sign this week, that's your answer.",
          "I'm no financial adviser, so for loans and benefits talk to one who isn't paid by the school.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, write one number down: what a month costs you at the very least. Everything else about this follows from it.',
          "Send one mail tomorrow asking your employer or your employment office what training they'd pay for.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "What part is it that you'd have to finance: the course, or months without a wage?",
          'How long could you keep the present income while you learn?',
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
  {
    id: 'change.failed-before',
    asking: 'how to go about it after trying before and giving up',
    needs: [],
    examples: [
      'I tried to learn coding twice and gave up both times',
      'last year I started and stopped after a month, why would it work now',
      'third attempt at getting into IT',
      'I quit a bootcamp halfway, is it worth trying again',
      'every time I start python I drop it in chapter 5',
      'failed my first try at switching, no job after 60 applications, went back to my old work',
      'how do I not give up again this time',
      'I bought so many udemy courses and finished none of them',
      'did a data course in 2021, forgot all of it, want to restart',
      'i already failed once at programming in university',
      'I always lose steam after few weeks',
      'went for cybersecurity, burned out, stopped. second chance?',
      'what if i give up like the last time',
      'tried self-teaching javascript, got nowhere',
      "my family laughs because it's my fourth new start",
      'I dropped out of computer science, does it make sense to come back',
      'picking it back up after a failed attempt, how',
      'had an IT job for 3 months and got let go, want to try again',
      'I never finish what I start',
      'tried becomming a developer before the pandemic and quit',
      'is there any point starting again after I abandoned it',
      'got to react hooks and quit, same story each time',
      'Second go at cloud certification after abandoning it in spring. What should I do differently?',
      'why do I keep stopping right when it gets interesting',
      'my last career change attempt flopped completely',
      'restart after giving up on the aws path',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Giving up twice and still wanting it tells me more about you than the giving up does. This time don't change your willpower, change the setup.",
          "You've been carrying that as a verdict about yourself. It's mostly a verdict about a plan that was too big and too lonely.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'It can work this time if something is different from last time, so start by naming the exact week and thing at which you stopped.',
          "Starting again is normal; most developers I know quit at least once. What matters is that you don't restart the same plan from chapter one.",
          'Yes, try again, though with a smaller plan: fewer hours, one subject, and a first result in week two instead of month four.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You're not back at zero, either: you hold {skillsHeld}, and they count.",
          "By your profile {skillsHeldCount} required skills are already there, so this isn't a start from nothing.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "What's on record here most recently: {lastDone}. Go on from that point, not from the beginning.",
          "The last thing you did here: {lastDone}. That's your new starting line.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Most people stop at one of three spots: after two weeks when the novelty ends, when the course stops holding their hand, or when life interrupts for ten days. Each one needs a different cure.',
          'Courses are built so that the beginning feels great. The drop comes when you first have to make something alone, and it hits everybody, so it says nothing about aptitude.',
          "Second tries go better for a simple reason: what you half knew comes back in days, and you're past the vocabulary.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Skip the parts you've done. Open a later lesson, build something small with it, and go back only for the holes you fall into.",
          'Begin at the place where you stopped, not at the start. If chapter five was the wall, spend two weeks on chapter five with a different teacher.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Cut the weekly goal until it looks silly, three half hours say, and keep it for a month before you raise it. Staying beats sprinting.',
          "Promise less: one session every other day that ends with something working. Don't add hours before the fifth week.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Bring a witness this time. Send somebody a screenshot every Sunday, even if it shows nothing but an error; being expected somewhere is half the discipline.',
          "Have someone waiting for the result: a friend who needs a small page, a study partner on Saturday, a colleague whose spreadsheet you'll automate.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it was the search that broke you, don't relearn everything. Take the same skills, a new project in the trade you know, and a rung lower on the ladder.",
          'After a failed search, find out at which stage it failed. No answers means the resume or the level; talks but no offers means the interviews. The cure differs.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Look honestly at whether you want the work or the way out. If you stopped each time because it bored you, another role may fit better than another attempt.',
          "Don't buy anything new for the restart. A new course is how the last attempt began as well.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write two sentences today: at what point I stopped last time, and what was going on in my life that week.',
          "Make a first step so small that you can't fail it: {nextStep}.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'At what moment did you stop last time: was it the material, the time, or nobody noticing?',
          "What would have to be in place this time, so that a bad week wouldn't end it?",
        ],
      },
    ],
    actions: [
      'Set up a smaller plan for me',
      'I never find time to learn',
      'Which role fits me best?',
      'What should I do this week?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'change.regret',
    asking: 'whether the change is a mistake',
    needs: [],
    examples: [
      'what if I regret it',
      'getting cold feet about leaving my career',
      "I'm scared this is a huge mistake",
      'did I choose wrong by going to IT',
      'started the switch and now I miss my old job',
      'am I throwing away a safe career for nothing',
      'having second thoughts about becoming a data scientist',
      '3 months in and not sure anymore whether I want this',
      'what if I change and hate it',
      "lying awake wondering if I'm ruining my life with this move",
      'signed the contract for the new tech job and panicking',
      'not sure if i should go trough with it',
      'is it normal to doubt the decision',
      "my parents say I'm destroying my future by leaving law",
      'would I be an idiot to give up tenure for coding',
      'I left medicine for software and I think it was an error',
      "how do I know it's the right decision",
      'maybe I should stay where I am, at least I know it',
      'what if in 2 years I want to go back',
      "people in my old job got promoted and I'm here debugging",
      'I feel guilty for leaving my team and profession',
      'the closer it gets the less I want it',
      'is it too risky, should I just stay a bank clerk',
      'doubts about my desicion to switch',
      'do people often regret moving into tech',
      'I wonder every evening whether this was a wise move',
      'half of me wants to back out of the career switch',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Fear this close to a real decision is no omen; it's what leaving something solid feels like. It deserves a look, but it doesn't get to decide at night.",
          "Lying awake over this doesn't mean you chose wrong. It means you had something to lose, and now you see it.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Doubt in the middle of a change is normal and doesn't tell you whether the change is right; how you feel during the work itself does.",
          "You'll only know by trying it in small, reversible pieces, so make the next step one you could take back.",
          "Most of this is reversible. Your old profession doesn't vanish, and half a year of trying rarely closes the door behind you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You bring {yearsWorked} of experience, and it stays yours if you turn back.',
          "Whatever comes of it, {yearsWorked} in your trade don't expire in a year, and you'd return with technical skills on top.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You set out for this: {goal}. Ask yourself whether that is still true; if it is, the doubt is about the road and not about the goal.',
          'The goal you gave me was this: {goal}. Does it still pull, on a good day?',
        ],
      },
      {
        place: 'reason',
        texts: [
          "We compare the old job's good memories with the new one's worst afternoon. It's never a fair match, and it always favors the past.",
          'Regret mostly comes from two things: jumping without testing, and staying for years without asking. A trial protects you from both.',
          "The dip comes on schedule, around the time the beginner's joy is over and the skill isn't there yet. If you judge from the dip, everything looks like a mistake.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Split the doubt in two on paper: what I'm afraid to lose, and what I don't like about the new work. The first you insure against; only the second is a reason to stop.",
          "Write down what exactly you miss. If it's people or being good at something, that comes back with time; if it's the substance of the work, listen to it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Set a review date, six weeks off, with two questions you'll answer then, and forbid yourself the big question until that day.",
          "Keep a line a day for three weeks: what I did, and whether I'd do it again tomorrow. Decide from twenty lines, not from one night.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep the way back open on purpose: stay in touch with two former colleagues, keep a license or membership alive, leave well. It makes you freer to go on.',
          "Don't burn the bridge while you test the other side. Ask about unpaid leave or fewer hours instead of a clean break, if you haven't left yet.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Inside IT the stakes are smaller than they feel: with your years you could be back in the old kind of role within a hiring round or two.',
          "You're changing rooms here, and you stay in the building. Give it two quarters, and if it doesn't suit you, your old specialty will still have postings.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If the doubt isn't about the work but follows you everywhere, with bad sleep and no joy in anything, talk to somebody you trust or a doctor. That isn't a career question then.",
          'Take it seriously if you dread the sessions themselves, week after week. Fear before the step is normal; dread during the work is information.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Tonight, no decision. Write the worst realistic outcome in one sentence, and below it what you'd do the Monday after.",
          "Call the person who knew you best in the old job and tell them what you're doing. You'll hear in your own voice which way you lean.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "When you're in the middle of the new work and it runs, do you like it?",
          'What are you more afraid of: that it fails, or that it works and you have to go?',
        ],
      },
    ],
    actions: [
      'Is it realistic for me?',
      'Which role fits me best?',
      'How can I afford the change?',
      "Remind me what I've done so far",
    ],
    opens: ['career-path', 'learning-path'],
  },
]
