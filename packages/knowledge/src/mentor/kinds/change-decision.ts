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
      'would a sane person in my shoes even try this',
      "is it naive to think I could work as data engineer by the time I'm 40",
      'people around me are laughing at the idea of me in software',
      'how many out of ten like me get there, gut feeling',
      'I want the brutal truth about my chances for site reliability',
      'doable or delusional: florist to product manager',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That doubt usually speaks up before every real change, and it's a poor judge of talent. Whether it's realistic depends on hours and on the first few projects, and both can be checked.",
          "It stings to hear it called a fantasy, or to call it that yourself. So let's leave the dream alone and look at what's there and what's missing.",
          'Being smart enough is rarely the question. Plenty of quick people quit in week five, and plenty of slow, stubborn ones get hired.',
        ],
      },
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "I like that you're asking with some confidence. It's well within reach if the weekly hours are real, so let's make the next proof a visible one.",
          "With that attitude the odds go up, honestly, because keeping at it is the part that trips people up. What's left is hours, one project, and a patient search.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "It's realistic if the gap closes at your pace: toward {role} you hold {skillsHeldCount} required skills, and the biggest one missing is {gap1}.",
          "Going by what you've got, {role} is a matter of work, not miracles: you hold {skillsHeldCount} required skills, and {gap1} is the one that decides it.",
          "Toward {role} you've got {skillsHeldCount} required skills. It turns on whether you can get {gap1} to the point of using it alone.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "For most people who can keep up a few hours a week for a long stretch, it's realistic; when it fails, people have usually run out of time or money, not talent.",
          'Yes, with two conditions: you find out soon whether you like the daily work, and you have the patience for a slow search at the end.',
          "It's realistic more often than skeptics say and slower than course sellers say.",
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'If going straight to {role} looks too far, {stepRole} is a stop on the same road.',
          "There's also a nearer target, {stepRole}, and people do move from there to {role}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'At {hoursPerWeek} hours a week, the learning part of it comes to {pathDuration}.',
          "In calendar time that's {pathDuration} of learning at the {hoursPerWeek} hours a week you've given me.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'On the other side of the scale: {entryNote}.',
          'The reason for caution is the first job, not the learning: {entryNote}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Talent shows up late in this work. The early sign worth looking for is whether someone stays with an error for an hour without taking it personally.',
          "Hiring managers don't ask whether you were born for it. They ask what you built, how you found your way out when it broke, and whether you'd be pleasant on a Thursday afternoon.",
          "The daily work is mostly reading, looking things up and fixing what you broke. If that sounds bearable, you're closer to suited than you think.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Test it before you believe in it: give it six weeks of three sessions, build one thing, and see whether you come back to it without forcing yourself.',
          "Don't decide by thinking. Do a month of the real thing, and judge by one sign only: did you lose track of time at least twice?",
          "Take one real task of the job, such as cleaning an ugly data file or putting a small page online, and see it through. You'll learn more than any aptitude test could tell you.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Since you work in IT already, get hold of one task of that role this month, by shadowing or by swapping a ticket. An afternoon of it answers more than I can.',
          "Ask somebody on that team what they'd miss if they hired you tomorrow. If the list has three items, it's realistic; if they hesitate, ask what would have to come first.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Decide in advance what would make you stop or continue, for example: one project finished by the end of the quarter. Otherwise your mood decides, and moods are unreliable.',
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
          'Start the test now: {nextStep}. Watch how you feel at the point where it gets annoying.',
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
      'help me find my place in tech',
      "I'm good at organizing and calming people down. what would I do in a software company",
      "not sure whether I'm more the builder or the fixer type",
      "I did a quiz and got 'business analyst', does that sound right for a librarian?",
      'tell me what to become',
      'where would you put me',
      'I keep going back and forth between UX, frontend and product',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being torn like that is tiring, and it's not a character flaw: from outside all these titles look the same. Sort them by what you'd be doing at three in the afternoon, and most fall away.",
          "You're lost because the titles tell you nothing. Forget them for a moment and think about which kind of problem you'd work on for free.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Going by your background, {nearRole} is close to what you already do, and {targetRole} is the one you've set as your target.",
          "With your work as a {currentTitle}, I'd look hard at {nearRole}, since more of what you know carries over there.",
          "I'd put {nearRole} on the short list next to {targetRole}, because it's the shorter way from where you are.",
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
          'What carries over from your work as a {currentTitle}: {transferable}.',
          'Your past points somewhere too. From your time as a {currentTitle} you bring this: {transferable}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "And you already hold {skillsHeld}, and that's a head start worth using.",
          "Don't leave {skillsHeld} out of the picture; a role that uses what you know starts you further along.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Pay and fashion are poor guides here. Between neighboring roles, the difference in pay usually matters less than whether you're good at the work or bored by it.",
          'Roles differ less than people fear. Much of the early learning is shared, so a first choice that turns out wrong is rarely wasted.',
          'People stay in roles whose frustrations they find interesting. A data person gets curious about a wrong number; a product person gets curious about why nobody clicked.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Take the three roles that tempt you and give each one evening: chart some messy data, style a small page, set up a server and break it. Notice which evening felt short.',
          'Do one tiny job from each of two candidates on the same weekend. Your gut will vote before your head does.',
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
          'Look at who gets hired without experience. Architecture, reliability and most security jobs are usually second jobs, so if one of them appeals to you, choose the rung below it first.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Inside IT, look at which tasks people hand you because you do them without complaint; that's often your next role showing itself.",
          "Go through your last three months of tickets and mark the ones you'd have done for free. The pattern is your answer.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't wait for a calling. Decide for three months, then look again; drifting usually costs more than choosing wrong.",
          "Beware of choosing the role you'd like to have rather than the one you'd like to do. They often differ.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Open your career path and compare two roles side by side; cross one off today.',
          'Write down the last three problems, at work or at home, that you lost an hour in happily. What they have in common points to a role.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What did you do last month that didn't feel like work, even if it was at work?",
          'If you had to put up with one of these every day, which would it be: vague requests, alarms at night, or hunting an error for hours?',
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
      'what if a year from now I sit there and wish I were still a nurse',
      "since I signed for the data job I can't sleep",
      'was I wrong to leave my old field',
      "it doesn't feel like me, this tech world",
      'I keep looking at job ads for my old profession',
      "torn, on some days I want it and on others I think I'm mad",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Fear this close to a real decision isn't an omen; it's what leaving something solid feels like. It deserves a look, but it doesn't get to decide at night.",
          "Lying awake over this doesn't mean you chose wrong. It means you had something to lose, and now you see it.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Doubt in the middle of a change is normal and doesn't tell you whether the change is right; how you feel during the work itself does.",
          "You'll only know by trying it in small, reversible steps, so make the next step one you could take back.",
          "Most of this is reversible. Your old profession doesn't vanish, and six months of trying rarely closes the door behind you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You bring {yearsWorked} of experience, and it stays yours if you turn back.',
          "Whatever comes of it, your experience ({yearsWorked}) doesn't expire in a year, and you'd return with technical skills on top.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You set out with this in mind: {goal}. If that still holds, the doubt is about the road, not the goal.',
          'The goal you gave me was this: {goal}. Does it still pull, on a good day?',
        ],
      },
      {
        place: 'reason',
        texts: [
          "It's easy to compare the old job's best memories with the new one's worst afternoon. That's never a fair match, and the past always wins it.",
          'Regret mostly comes from two things: jumping without testing, and staying for years without asking. A trial protects you from both.',
          "The dip is predictable: it comes when the beginner's joy has worn off and the skill isn't there yet. Judged from down there, everything looks like a mistake.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Split the doubt in two on paper: what you're afraid to lose, and what you don't like about the new work. The first you insure against; only the second is a reason to stop.",
          "Write down what exactly you miss. If it's people or being good at something, that comes back with time; if it's the substance of the work, listen to it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Set a review date, six weeks off, with two questions you'll answer then, and leave the big question alone until that day.",
          "Keep a line a day for three weeks: what you did, and whether you'd do it again tomorrow. Decide from twenty lines, not from one night.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep the way back open on purpose: stay in touch with two former colleagues, keep a license or membership alive, leave on good terms. Knowing you could go back makes it easier to go on.',
          "Don't burn the bridge while you test the other side. Ask about unpaid leave or fewer hours instead of a clean break, if you haven't left yet.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Inside IT the stakes are smaller than they feel: with your years, going back to the old kind of role stays a real option.',
          "You're changing rooms, not leaving the building. Give it two quarters, and if it doesn't suit you, your old specialty isn't gone.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If the doubt isn't about the work but follows you everywhere, with bad sleep and no joy in anything, talk to somebody you trust or a doctor. At that point it isn't a career question.",
          'Take it seriously if you dread the sessions themselves, week after week. Fear before the step is normal; dread during the work is information.',
        ],
      },
      {
        place: 'next',
        texts: [
          "No decision tonight. Write the worst realistic outcome in one sentence, and below it what you'd do the Monday after.",
          "Call the person who knew you best in the old job and tell them what you're doing. You'll hear in your own voice which way you lean.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "When you're in the middle of the new work and it's going well, do you like it?",
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
