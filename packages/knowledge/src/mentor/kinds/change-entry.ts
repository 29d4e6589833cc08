import type { MentorKind } from '../mentor-kind.ts'

export const changeEntryKinds: readonly MentorKind[] = [
  {
    id: 'change.transferable',
    asking: 'what carries over from your old job to {role}',
    needs: ['role'],
    examples: [
      'does anything from my old job count in IT?',
      'what from nursing carries over into data work',
      '15 years in logistics, is all that worthless now',
      'what parts of being a teacher would a product team value',
      'i was a sales manager, can i use any of that as a solutions architect',
      'how is my accounting background useful for data engineering',
      "feels like i'm throwing away ten years of experience",
      'Which of my strengths from hospitality transfer to tech?',
      'whats transferable from military to cybersecurity',
      "I've been a mechanic my whole life, how does that help in devops",
      'do employers care about what I did before',
      'My friend said her HR experience was useless in tech. Is it the same for me?',
      'can you tell what of my previuos career is usable in software',
      'does my restaurant management background matter for technical project manager',
      'I worked 8 years in a bank branch. Anything useful there for backend?',
      'am i starting over completely or does my past count',
      "what do I bring that a 22 yr old computer science grad doesn't",
      'how can a journalist use her background in frontend',
      'will my customer service years help me at all',
      'it hurts to think my whole career so far was for nothing',
      'bring over what exactly from construction site management into IT',
      'list what I already bring from my work as an electrician',
      'my experiance is in marketing, how it maps to product manager',
      'Police officer here. Which bits of my job would be an advantage in security engineering?',
      'is domain knowledge from insurance an advantage somewhere',
      'i speak customer, not code. is that an asset',
      "Lab technician turned data scientist: what's in common?",
      'in my job as a pharmacist everything is about accuracy, does this help in testing',
      'would a hiring manager see any plus in my years behind a bar',
      "I organised events for a decade, where's the link to project management in IT",
      'what can a translator take with her to a data team',
      'is anything I know still useful over there',
      "i've been a stay at home parent and before that a secretary, what of this can be transfered",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Those years aren't thrown away, though I see why it feels that way. What falls away is the title; what stays is how you work, and teams hire for that too.",
          "It stings to feel like a beginner again after being good at something. You're a beginner in the tools, not in working.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "More than you'd guess carries over from {currentTitle} to {role}: {transferable}.",
          "From your work as a {currentTitle}, here's what a {role} can use: {transferable}.",
          "Your time as a {currentTitle} isn't wasted on the way to {role}, because you'd bring this along: {transferable}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'A good part of it counts: knowing how a business really runs, dealing with people under pressure, and finishing things on deadline.',
          'What carries over is everything but the tools: judgment, reliability, explaining things, and knowing one industry from the inside.',
          'Everything you know about work itself counts in full. What you know about one trade counts wherever software is made for that trade.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'On the technical side, you can already check this off the {role} list: {skillsHeld}.',
          'Some of it counts directly: of what {role} asks for, you already hold {skillsHeld}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'No course can teach what {yearsWorked} of working life taught you.',
          "You have {yearsWorked} of deadlines, customers and colleagues behind you, and a new graduate doesn't.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'A team can teach a sensible adult a framework in months. Teaching someone to ask the right question before building takes years, and you may have that.',
          "Career changers who do well are often the ones who know who'll use the thing and what goes wrong at month end.",
          'Software is always about something: wards, invoices, trucks, classes. Somebody who knows that something saves the team weeks of guessing.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Aim first at employers who build software for the industry you come from; there your past is a selling point instead of a footnote.',
          'Look for companies that sell software to people in your old job. In that interview you may be the only candidate who has been the user.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Write three stories from the old job, each with a problem, what you did and what changed. Choose ones about order, numbers, faults or people, since those translate best.',
          'Take your old duties and rename them by what they are: a shift schedule is planning under constraints, a complaint is incident handling, an inventory count is data quality.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Since you're already in IT, show the carry-over in working terms: systems you know, incidents you've handled, people you can get to agree with each other.",
          "For a move within IT, the strongest carry-over is context: you know how releases, tickets and outages go, and the new team won't have to explain them.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Be honest about the limit: soft strengths get you chosen among those who can do the technical basics. They don't replace the basics.",
          "One warning: don't open with the old career in applications. Lead with what you can build now, then let the past explain why you'll be good at it.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write down one moment from the old job that you're proud of and that had a number in it. That's the first line of your new resume.",
          'Today, list five things colleagues used to come to you for. Two of them will be worth a line on the resume.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What did people come to you for in your old job, when they were stuck?',
          'Which part of the old work would you miss if it were gone?',
        ],
      },
    ],
    actions: [
      'How do I explain the switch to employers?',
      'Which of my skills count already?',
      "What's missing for the role?",
      'Which role fits me?',
    ],
    opens: ['career-path', 'career-story'],
  },
  {
    id: 'change.first-job',
    asking: 'which first job to aim at on the way to {role}',
    needs: ['role'],
    examples: [
      'which first job should I aim for',
      'what entry level positions lead to devops engineer',
      'should my first tech job be help desk',
      'is IT support a good way in or a trap',
      'do I go straight for data engineer or something smaller first',
      'what titles should a beginner like me search',
      'junior developer or QA first',
      'is data analyst a good stepping stone to data scientist',
      "what's a realistic first role for a career changer into cybersecurity",
      'SOC analyst as first job?',
      'would taking a tech support role be beneath my goal',
      'whats the easiest IT job to get with no exprience',
      'I keep seeing junior cloud engineer with 3 years required, so what is the actual first rung',
      'can you start as a product manager or is there a role before',
      'stepping stone roles toward site reliability engineer?',
      'should i accept a manual testing job to get in',
      'what job do people do before becoming solutions architects',
      'which position should I apply for after I finish learning html css javascript',
      'is there some job in between accountant and data engineer',
      'aim high or take any job in IT just to be inside',
      'got offered a service desk position, I wanted backend. is it the right start',
      'what was the first job of most machine learning engineers',
      'i dont want to be stuck in help desk for five years',
      'internship, trainee, junior, what should my first role be called',
      'low-hanging entry jobs for someone heading towards mobile developer',
      'Which is better as first work: wordpress agency or support in a software company?',
      'what job title do I type into the search bar as someone leaving teaching for data',
      'is application support a proper start for someone who wants backend',
      'should my foot in the door be a working student job, an it trainee program, or a call center for software',
      "I'd take anything technical, or is that a mistake",
      'what would be a sensible entry post before security engineer',
      'implementation consultant as the entry for ex accountants, good idea?',
    ],
    reply: [
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "You're already inside IT, so your first target can be {role} itself, at a level where you'd need help for the first six months.",
          "From where you are I wouldn't step down a rung. Go for {role} directly and use {skillsHeld} as the argument.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "On your way to {role}, I'd aim first at {stepRole}: it's within reach sooner, and the work feeds the next step.",
          'Aim at {stepRole} as the first rung toward {role}, and treat {role} as the job after that.',
          "I'd look at {stepRole} first. The move from there to {role} is one people really make.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Aim for the first job that has you touching the same systems as your target role every week, even if its title is modest.',
          'The right first job is one that people actually get promoted out of, into the role you want; its title matters little.',
          "Take the job that puts you next to people who do what you want to do, and don't worry about the title.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You hold {skillsHeldCount} required skills for {role}; with more than half, junior postings are worth a try alongside the stepping stone.',
          'Of what {role} requires you have {skillsHeldCount}, and {gap1} is what an employer would still miss.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Here's what's known about first jobs in that area: {entryNote}.",
          'One thing to know before you aim: {entryNote}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Many roles in IT aren't entered from outside at all. Cloud, security and reliability teams mostly take people who have run or supported something first.",
          'Being inside changes everything: internal moves are decided on what people have seen you do, outside applications on what a stranger guesses from a page.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "In the interview for a stepping-stone job, ask where the last three people in this seat went. If nobody can name one, it's a dead end.",
          "Before you accept, find former holders of that job at that company on LinkedIn and see what they did two years later. It's about the best test there is.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Search by tasks rather than titles: put the tool names you know into the search box and see which modest titles turn up.',
          'Look at smaller companies and at software makers in your old industry; titles there are loose, and you get near the real work sooner.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you take support or testing, set yourself a limit of about a year and a half, and automate one dull task every month. That pile is your next application.',
          'Help desk is a fine way in and a poor place to settle. Pick one where tickets reach into servers, networks or scripts, and leave the password resets behind as soon as they let you.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't take a job only because it's called IT. A year of resetting printers gets you less far than a half-technical job in a good software company.",
          "Going for the big title straight away isn't wrong, but if thirty applications bring no interview, add the rung below instead of more of the same.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Save five postings of that first job today and mark the requirements all five share. Check those against what you can do.',
          'Look up three people who hold your target role and write down the job each had two steps earlier.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Would you rather get inside soon in a smaller role, or prepare longer for the real one?',
          'Could you live on entry-level pay for a year or so, or does the first job have to pay what you earn now?',
        ],
      },
    ],
    actions: [
      'Will I earn less at first?',
      'What does the role pay?',
      'Am I ready to apply?',
      'Where should I look for jobs?',
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'change.explain',
    asking: 'how to explain the switch to employers',
    needs: [],
    examples: [
      'how do I explain my career change in interviews',
      'they always ask why i left teaching, what do I say',
      'how to justify going from law to software without sounding flaky',
      'what do I tell recruiters about my switch to data',
      'why do you want to change careers - how would I answer it',
      'my resume looks random, how to make a story out of it',
      'how can I talk about leaving nursing without complaining about nursing',
      "interviewer said 'so you're just trying things out?' and I froze",
      "I don't want to sound like I'm only in it for the money",
      'how do I sell a zigzag career',
      'employer thinks i will go back to my old field',
      'what is a good story for moving from marketing to product manager',
      'explain to hiring managers why an ex-chef wants to be a backend developer',
      'i need a short pitch about my transition',
      'do I hide my former career or put it in front',
      'How should I frame a jump from QA to security engineer?',
      'they asked why now, at my age. had nothing',
      'how do i make it sound like a plan and not a panic',
      'Help me put my career switch in two sentences',
      'what reason should i give for moving out of banking into IT',
      'i left my PhD for coding, how do I present that',
      'my switch looks like i got bored. how to present it better',
      'how to convince a company a musician can be a developer',
      'whats the best way to tell my carreer change story',
      'people raise an eyebrow when I say I was a flight attendant',
      "want an honest explanation for the switch that doesn't bore anyone",
      "what do I answer when they say 'but you were a dentist?'",
      'how do I make my jump from the army to product sound logical',
      'every interviewer gets stuck on my past as a hairdresser',
      "give me words for why I'm moving into data after ten years of HR",
      "they suspect I'm running away from something",
      'tell my story so that it does not sound like midlife crisis',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That question feels like an accusation, but it's usually just a worry: will this person stay? Answer the worry, and the eyebrow comes down.",
          "Plenty of people freeze there once. It's far less likely the second time if you have four sentences ready that you've said out loud.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Tell it in four sentences: what you did, what pulled you toward this work, what you've done about it, and why it makes sense here.",
          "Explain it as moving toward something rather than away: what in the old job led you here, what you've built since, and what you want to do next.",
          'Keep it short and forward-looking: a third about the past, two thirds about what you can do now. Anything longer starts to sound like an excuse.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've got good material: from {currentTitle}, what carries over is this: {transferable}.",
          "Your bridge is already there, because in {yearsWorked} of work you've learned this: {transferable}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'And you can point to what you\'ve done: you hold {skillsHeld} now, and that answers "is this serious?" better than any adjective.',
          "Put what you've done in the middle of it. That you hold {skillsHeld} says more about being serious than the word passion ever will.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "What an employer fears isn't your past. It's training you for a year and seeing you leave, so what counts is proof that you've stuck with this when it was dull.",
          'The interviewer has to retell your story to somebody who never met you. If it fits in two sentences, it survives the hallway.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find the real moment it tipped: the spreadsheet you automated, the system you cursed and wanted to fix. One concrete scene beats ten reasons.',
          'Start with a scene from the old job where you did the new work without being asked. That turns a jump into a straight line.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Never put down the old profession. Say what you valued in it and what you wanted more of; the listener hears how you'll talk about them one day.",
          "Leave out money, boredom and burnout, even where they're true. They're reasons to leave, and the question is why you came.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'End with why this employer: their customers, their stage, their problem. It turns a general career change into a choice of them.',
          "If they ask why now, have a plain answer: what you'd finished, what you'd saved or settled, and why you didn't start earlier.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't hide the old career. A gap of eight years raises worse questions than eight years as a chef.",
          'Watch the length. Past a minute and a half, people stop listening to the reasons and start looking for the real one.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Say your four sentences into your phone, listen once, and cut every word you'd be embarrassed to say to a friend.",
          'Write the sentence "In my last job I noticed that …" and finish it three ways. One of them is your opening.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'When did you first catch yourself doing this kind of work before it was your job?',
          "Who'll be asking, a recruiter on the phone or the team's manager? The answer shifts a little.",
        ],
      },
    ],
    actions: [
      'What carries over from my old job?',
      'How do I answer "tell me about yourself"?',
      'How do I write my resume summary?',
      'Let me practice an interview',
    ],
    opens: ['career-story', 'interview-prep'],
  },
  {
    id: 'change.internal',
    asking: 'how to move into {role} inside your present company',
    needs: ['role'],
    examples: [
      'can I switch to IT within my company',
      'how do I move from support to engineering where I work now',
      'our it department has openings, should I apply from inside',
      'want to transfer internally to a data team',
      'how to tell my boss i want to move to the devops team',
      'is moving inside easier than applying elsewhere',
      'I work in operations at a software firm, can I become a product manager there',
      'my manager blocks my internal transfer',
      'do companies let people from customer success go to engineering',
      'our dev team knows me already, how can I get in there',
      'internal mobilty, how does it work really',
      'afraid my boss finds out that I applied for another team',
      'could my employer pay me to become a cloud engineer',
      'how do I approach the head of engineering in my own company',
      'they said internal candidates are welcome but nobody answers',
      'I want to change from finance department into the BI team in the same house',
      'shadowing the security team, how do I turn that into a job',
      'we have a big IT org here, better to stay and move sideways?',
      "I'm a tester and want to become backend developer in the same company",
      'is it wise to say in my yearly review that I want to go to another department',
      'get from helpdesk to sysadmin without leaving my employer',
      'lateral move to sre inside my org, how to pitch it',
      'my company is hiring junior devs, i sit in logistics, any chance?',
      'switch departments or switch companies, which one for a career change',
      'they would lose me in the warehouse, how to make them let me to IT',
      'how long should I wait before asking for a transfer to the platform team',
      "my firm has 200 developers two floors up and I'm in billing. How do people cross over?",
      'the devs at work keep telling me I should join them',
      'is it possible to go from account manager to solutions architect at the same vendor',
      'want to stay loyal to my employer but do IT',
      "their internal job board lists a junior data analyst, my boss doesn't know I'm interested",
      'HR says I have to stay 12 months in the current role before moving over to tech',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's galling when the door is in your own building and stays shut. There's usually a way, but it goes through one person on the other team, not through the portal.",
          "Being held back by your own company hurts more than a stranger's no. Let's work out who over there might want you, because that's what opens the door.",
        ],
      },
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "If there's an opening in your own company, it's one of the best starts you could have. Talk to the person who leads that team this week, before it's posted everywhere.",
          "Good, because they know you, and no outside applicant can say that. Go ask the lead what they'd need to see.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'If your employer has an IT team, moving inside is usually the shortest way into {role}: they know your work, and you know theirs.',
          "Try inside first. When you're coming to {role} from another profession, an outside employer rarely gives you as much credit as the one who's seen you work.",
          'Before you send anything outside, see who does {role} work in your own company; that door opens with a conversation instead of a resume.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'For somebody already in IT, an internal move into {role} is often quicker than an outside one, because nobody has to take your word for anything.',
          "I'd try the inside door to {role} first: you keep your standing, and the other team can test you on a small piece of work before anyone signs.",
          "You have one thing outside applicants don't, a name inside. I'd spend it on a move into {role} before I wrote a single application.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Yes, it's often the shortest way: inside, people decide on what they've seen you do; outside, on a page or two of paper.",
          "Moving inside is usually worth trying first, because a team that has worked with you will forgive gaps a stranger won't.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Going from {currentTitle} to {role}, you have two bargaining chips: you know the company, and you bring this: {transferable}.',
          "What you'd bring them: {skillsHeld}, and {yearsWorked} of knowing how work gets done.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Internal moves are decided twice: once when somebody over there starts relying on you, and once on paper. The first one is the real decision.',
          "A manager taking somebody from inside risks little: they can ask three people what you're like before lunch.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Find a nuisance between your team and theirs, a report someone types by hand or a ticket that bounces, and fix it with them. It's an audition, even if nobody calls it that.",
          'Offer the other team a few hours a week on something small and dull they never get to. Three months of that beat any application form.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Talk to the lead of the target team first, quietly and as a question: what would somebody like me have to show in six months?',
          'Invite one engineer there for coffee and ask what their team is short of. Bring that to the lead with an offer, not a wish.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Tell your own manager before they hear it, and bring the handover with you: who takes what, by when. Managers block moves that leave a hole.',
          "When you raise it with your boss, make it about time rather than leaving: say you'd like to be there within the year and would train whoever follows you.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Watch the pay. Internal moves tend to come with the old salary, so ask about the new role's pay band before you say yes.",
          "Give it a deadline. If six months of helping brings no date, you've built good evidence, and you can carry it to another employer.",
          "If your boss has punished people for wanting to leave, get the other team's yes first, and check what the company's transfer rules say about notice.",
        ],
      },
      {
        place: 'next',
        texts: [
          "This week, write to one person on that team and ask what eats their time. That's the whole message.",
          "Look up your company's internal postings tonight and note who manages the team, not just the title.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Does anyone on that team already know what you can do?',
          'What would your manager lose if you moved, and could you fill that hole before you ask?',
        ],
      },
    ],
    actions: [
      'Am I ready to apply?',
      "What's missing for the role?",
      'How do I explain the switch to employers?',
      'Where should I look for jobs?',
    ],
    opens: ['career-path', 'career-story'],
  },
]
