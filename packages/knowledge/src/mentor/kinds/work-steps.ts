import type { MentorKind } from '../mentor-kind.ts'

export const workStepKinds: readonly MentorKind[] = [
  {
    id: 'work.laid-off',
    asking: 'what to do after being laid off or let go',
    needs: [],
    examples: [
      'I got laid off',
      'I was fired today',
      'lost my job last week, what now',
      'our whole team was cut',
      "they're doing layoffs and I think I'm next",
      'made redundant after 11 years',
      'what to do first after a layoff',
      'just got let go, I have 2 months of savings',
      'how do I tell people that I was laid off',
      'what should I do in the first week after losing my job',
      "my contract won't be renewed",
      'got fired during probation',
      'unemployed since January',
      'Laid off from my tech job, now everybody else is looking too',
      'how to explain a layoff in interviews',
      'my company is closing',
      'i was dismissed for performance, how bad is that',
      'how do I use the time between jobs',
      'my position was eliminated, AI does it now they say',
      'How long should I wait before applying after a lay off',
      "i've lost my work and I have family to feed",
      'they escorted me out of the building with a box',
      'negotiating severance, possible?',
      'fired without notice this morning, in shock',
      'got the pink slip yesterday',
      "laied off as a QA and don't know if I stay in IT",
      'rumors of a reorganisation at work, how do I prepare',
      'my job ends next month',
      'laid off',
      'lost my job',
      "I've been fired",
      'got laid off last month',
      'I was let go',
      'they fired me',
      'I lost my job, what should I do',
      'unemployed now',
      'layoffs at my company',
      'redundancy',
      'my job was cut',
      'I got dismissed',
      'afraid of getting laid off',
      'after a layoff, what next',
      'my employer is cutting jobs',
      'contract ended, no job now',
      "I'm jobless",
      'how do I recover from being fired',
      'They dismissed me yesterday',
      "what do I do now that I'm unemployed",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "I'm sorry. That knocks the ground out from under you even when you saw it coming, and you don't have to be constructive today.",
          "That's a blow, and a layoff usually says more about a budget than about you. Give yourself a day or two before the plan.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "In the first week, in this order: read what they gave you without rushing to sign it, apply for any support you're entitled to, work out how many months your money lasts, and tell ten people.",
          "Secure three things before you apply anywhere: the paperwork, the money plan, and copies of your contacts and any work samples you're allowed to keep.",
          "Say it plainly and early: \"My position was cut in March, and I'm looking for this.\" Then let people help. They can't if they don't know.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "It can be the push into IT, but separate two questions: what pays the rent for the next few months, and what you're building. Taking a bridge job isn't giving up the plan.",
          "Losing the old job doesn't mean the new one has to come at once. Take income where you find it, and give the move the best hours of your day.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your level, the way back often runs through people, so list everyone you've worked well with, and write to five a day.",
          "With your experience, hiring is often slower and pickier. Start in week one; don't wait until you've fully recovered.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You take {skillsHeld} and {yearsWorked} of experience with you. None of that belonged to the company.',
          'One line from your resume says what you have to offer: {resumeStrongLine}. Start your messages with it.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Consider a role close to what you did: {nearRole}. Include it in the search from day one, so the net is wider.',
          'For the bridge, look at {stepRole} too. It can pay the bills while it leads toward {role}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'With your days free, the weekly hours in your plan (now {hoursPerWeek}) could grow for a while. Change the number if you like, and keep mornings for applications.',
          'The most important gap for {role} is {gap1}. A few weeks between jobs is time enough to work on one gap, and only one.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Layoffs follow spreadsheets: cost, project, start date. Good people end up on those lists, and most people who hire know it.',
          'The shame can do more damage than the gap. It keeps people silent for two months, just when their contacts are warmest.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Severance terms and deadlines differ from place to place, and a signature often can't be undone. Ask an employment lawyer or a legal aid office before you sign; some offer a low-cost first consultation.",
          "Ask the employer for four things in writing: the reason and date, how long you'll be paid, a reference, and whether they'd help with introductions. They tend to be most generous in the first week.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Work out your runway: savings plus benefits, divided by the cost of a lean month. That number decides how choosy you can be, and it may be longer than the fear says.',
          'Give the day a frame: two hours for applications, one for people, two for learning, then out of the house. Without a frame, the weeks melt.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'In interviews, one sentence: "The company cut part of the team, my job included, and I used the time to do this." Then move on to the job. People rarely dig if you don\'t.',
          "If it was performance, keep it true and short: \"It wasn't a match. They needed someone for sales calls, and I'm good at systems. Here's what I learned.\" Rehearse it until it's boring.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it hasn't happened yet, get ready quietly: update your resume, save contacts and praise, put money aside, talk to two people outside. If it never comes, you've lost nothing.",
          "Get your former colleagues together in a group chat. You can search together, pass on what doesn't fit, and vouch for each other.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If the runway allows, don't take a panic offer far below your level in week two. And if it doesn't, don't hold out for the perfect one in month five.",
          "Don't write anything about the company in public this week. You'll be glad of that next month.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, make one page with money in, money out, and the dates in your papers. Tomorrow, send the first five messages.',
          "Today, tell one person who isn't family. It gets easier from the second one on, and sooner or later somebody knows of something.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Roughly how many months could you manage, and is there anything they expect you to sign?',
          'Do you want the same kind of work again, or was there a part of you that was relieved?',
        ],
      },
    ],
    actions: [
      'How do I explain a layoff on my resume?',
      'Where should I look for jobs?',
      'How do I network without feeling fake?',
      'Which role fits me?',
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'work.first-days',
    asking: 'how to start well in a new job',
    needs: ['role'],
    examples: [
      'I start my new job on Monday, any tips',
      'first day as a junior developer, what should I know',
      'how to make a good impression in the first weeks',
      'first 90 days in a new role',
      'what do I do in my first week at work',
      "new job and I don't understand anything",
      'afraid of my first day in IT',
      "how many questions are too many when you're new",
      'probation period, how do I survive it',
      "I've been there two weeks and feel useless",
      'how fast should I be productive in a new company',
      'starting as a help desk technician next week',
      'onboarding is nonexistent, nobody tells me what to do',
      'what should I learn before my first day',
      "how do i get to know the team when everyone's remote",
      'new in the team, huge codebase, lost',
      'Starting a senior role, how not to mess up the beginning',
      'first job in IT, how to behave',
      'what do I ask my manager in the first one on one',
      'everybody speaks in acronyms at my new workplace',
      'I begin work on new place and I am worried',
      'how long does it take to settle in a new job',
      'they expect me to do everything alone after one week',
      'how to read unfamiliar code at a new job',
      "should I propose changes when I'm new",
      'started a new job yesterday and i already want to run away',
      'what to do the first month as data analyst',
      'new jobb starts soon!! how should I prepare',
      'first day at work',
      'starting a new job',
      'new job tips',
      'first weeks in a new job',
      'I start a new job soon',
      'how do I start well at a new company',
      'first IT job starts next week',
      'onboarding',
      "I'm new at work and overwhelmed",
      'how to behave on the first day',
      'probation period tips',
      'what should I do in the first month',
      'new colleague, how do I fit in',
      'settling in at a new company',
      'nervous about my first day',
      "I'm the new one and understand nothing",
      'How to survive first month on new job',
      'starting as a junior developer',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "You need three things in the first month: know who does what, get one small thing finished, and ask every question while you're still allowed to be new.",
          'Get something tiny all the way through in the first days: a corrected text, a closed ticket, a fixed report. It teaches you the whole route, and people notice that you finish things.',
          "Write everything down: names, acronyms, steps. You'll ask each thing once rather than three times, and your notes can become the guide for the next newcomer.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'Feeling useless in the first weeks is the normal state, and almost everyone hides it. Hardly anyone else expects you to be good yet.',
          "The lost feeling comes from being new, not from being wrong for the job. It usually lifts once you've finished your first thing on your own.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "They hired you for your first IT job knowing what you don't know. So be quick to ask, careful to take notes, and generous with what you bring from before.",
          'Your old work gives you an edge from day one: you know how to deal with people and how to show up. Lean on that while the technology grows on you.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, listen for a month before you fix. Ask "how did it come to be like this?" and you avoid the classic mistake of the experienced newcomer.',
          "Agree with your manager in week one what success looks like at three months, in writing. Without it you'll be measured against something nobody told you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "In {role} work, the first weeks usually touch {topSkills}. You don't need to be ahead, just quick to recognize the words.",
          'You bring {skillsHeld}. In the first two weeks, look for one task where exactly that is useful.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "If {gap1} worries you, tell your lead in the first week in one sentence and ask for a small task with it. Said early, it's a plan; found out late, it's a surprise.",
          'Keep a small learning slot, even now. What you learn about {gap1} on real work tends to stick better than what you learn at home.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'For a short time, you see what everybody else has stopped seeing. Note what surprises you, and wait a month before you say it.',
          "What people judge early is rarely knowledge: are you on time, do you say when you're stuck, do you do what you said? All three are in your hands.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Here\'s a rule for questions: try for half an hour, note what you tried, then ask. "I looked here and here, and I think it\'s this. Is that right?" is welcome almost any time.',
          "Collect small questions and ask for fifteen minutes a day with one person. It's kinder to both of you than forty messages.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'In the first one-on-one, ask: what would make you say in three months that it went well, how do you like to hear bad news, and who should I meet?',
          'Meet ten people in the first two weeks, fifteen minutes each: what do you do, what do you need from someone in my seat, who else should I talk to?',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Don't try to read a big codebase; follow one click from the screen to the database. Then fix something small along that path. The rest comes visit by visit.",
          "If there's no onboarding, write your own: for each week, three things to understand, two to finish, one person to ask. Send it to your lead for comments; many are relieved.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Send a short note every Friday: done, learned, stuck, next. During probation, it's cheap insurance.",
          'Halfway through probation, ask straight out: "Is there anything that would make you hesitate?" Better in week six than in the last one.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'You can say "at my last place we did it like this" about once a month. Any more, and people stop listening.',
          "Don't work nights to look fast. It sets a pace you'd have to keep, and it hides what's missing in the onboarding.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Before the first day, take care of three dull things: the route there, the names of the team, and a page ready for notes.',
          'Today, finish one thing, however small, and tell the person who was waiting for it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'When do you start, or how many weeks are you in?',
          "Is it the work itself, the people, or not knowing what's expected?",
        ],
      },
    ],
    actions: [
      'I feel like an impostor',
      'How do I speak up as an introvert?',
      'I broke something at work',
      'What should I learn next?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'work.promotion',
    asking: 'how to get promoted',
    needs: [],
    examples: [
      'how do I get promoted',
      'I want to become a senior developer',
      'passed over for promotion again',
      'how to ask for a promotion',
      'what do I need to go from junior to mid',
      "my coworker got promoted and I didn't",
      'promotion case, how do I write one',
      'how long until a promotion is normal in IT',
      'I do senior work with a junior title',
      'how to get to staff engineer',
      'they keep saying "next cycle"',
      'how do I become more visible for a promotion',
      'should I change company to get a promotion',
      'How to move up from help desk',
      "ready for next level but my manager doesn't see it",
      'what do promotion committees look at',
      'my boss says I need more "impact", what does it mean',
      'I am mid level for 4 years, how can I grow to senior',
      'how to advance my career in data',
      'title bump without raise, accept?',
      'from analyst to senior analyst - how',
      'promotion was promised and then budget freeze',
      'want to move up the ladder at work',
      'how I can get higher position in company',
      'get promotted faster, what matters',
      "told I'm not strategic enough for the next level",
      'they promoted me in responsibility but not in title',
      'promotion',
      'I want a promotion',
      'get promoted',
      'how do I become senior',
      'how to reach the next level',
      "I didn't get the promotion",
      'when will I get promoted',
      'asking my boss for a promotion',
      'what does it take to be promoted',
      'career advancement in my company',
      'senior title',
      'how to move up',
      'I deserve a promotion',
      'no promotion for years',
      'how do I get to the next career level',
      'How to become senior engineer',
      'overlooked for a promotion',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Ask your manager now, not at review time: "What would you need to see in the next six months to put me forward, and who else has to agree?" Then work on that list and nothing else.',
          'People mostly get promoted for work they already do, so find out what the next level does here and visibly take on one piece of it.',
          "Promotions get decided in a room you're not in. Give the person who speaks for you three clear examples that are easy to repeat.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being passed over hurts twice, once for the title and once for what it seems to say. Ask what was missing while it's fresh, and ask for specifics.",
          "It's galling to watch somebody else get it. Before deciding anything, find out whether it was your work, your visibility, or simply the number of slots.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "In a first IT job, the early step up comes from reliability: closing what you start, asking early, needing less checking. It's rarely about mastering the hardest tool.",
          'Give a new job about a year before the title conversation, but start collecting from the first week. The person with a list is easier to consider.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "From mid-level on, the next step isn't more of the same but something different: bigger problems, less defined, with other people in them. Output alone stops counting.",
          'For senior and above, they look for what changed in others because of you: a decision, a standard, a person who grew.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The gap between your work and {role} has a name: {gap1}. If a project at work needs it, ask for exactly that one.',
          'You have {skillsHeld}. For the next level, show how you used it for something other people rely on.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Pay is part of it: the median for {role} is {payMedian} ({paySource}). Know where you stand before title and money get discussed separately.',
          "You've put in {yearsWorked}, and time alone isn't an argument. Turn it into three results, each with a before and an after.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Managers promote where it feels safe. Somebody who already does the job is a safe choice; somebody who only says they'd like to is a hope.",
          '"Impact" usually means that somebody outside your team would notice if it were gone. Work that only your lead can see has a ceiling.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep a running file: the date, what you did, who it helped, how big it was. Ten minutes on Fridays, and at review time you have a case where others have only a memory.',
          'Get the criteria for the next level in writing, and mark each one: done with example, partly, not yet. Go over that page with your manager every month.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Volunteer for the thing between the teams: the migration no one owns, the incident review, helping a newcomer. That's often where the next level lives.",
          "Tell people about your work in their terms: two lines in the channel when it's finished, or a short demo. It isn't bragging if it helps them.",
        ],
      },
      {
        place: 'advice',
        texts: [
          '"Next cycle" deserves a date and a condition: "If these two things are done by June, will you propose me?" If you can\'t get a yes to that, treat it as a no.',
          "If you're doing the work without the title, name it: list what you've carried, for how long, and ask for title and pay to follow within a quarter. Then have a plan for a no.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Find a second person who'd speak up for you, a senior or another team's lead. One voice is an opinion; two start to be a consensus.",
          'If the level above has no open seats, the faster promotion may be outside. Test it with two interviews before you get bitter.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'A title without the pay is fine for a short while if the title helps you outside. Set the date for the money when you accept.',
          "Check that you want the job above. Some people get there and find out it's made of meetings.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Today, write down three results from the last year and their effect. If that's hard, you know what to collect from now on.",
          'Add the question about the next level to your next one-on-one agenda, word for word.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What did your manager say the last time you talked about it, as exactly as you remember?',
          'Is it the title you want, the money, or different work?',
        ],
      },
    ],
    actions: [
      'How do I ask for a raise?',
      'Manage or stay technical?',
      'What tells junior and senior apart?',
      'How do I become a team lead?',
    ],
    opens: ['career-path', 'career-analytics'],
  },
  {
    id: 'work.remote',
    asking: 'how to work remotely without getting lonely or invisible',
    needs: [],
    examples: [
      'how do I stay visible when working remotely',
      'remote work makes me lonely',
      "I'm forgotten because I work from home",
      "my team is in the office and I'm the only remote one",
      "can't focus at home",
      'how to separate work and life in home office',
      'fully remote and I never talk to anyone',
      'return to office mandate, what do I do',
      'how do i build relationships with a remote team',
      'working from home with small kids, tips for the workday',
      'back to back video calls all day, zoom fatigue',
      'how to communicate well in an async team',
      "is my career suffering because I'm remote",
      "My boss thinks I don't work when I'm at home",
      'I miss having colleagues around me since we went remote',
      'remote onboarding and nobody has time for me',
      'different time zones with my team, i work till late',
      'how do people get promoted working remote',
      'should I go to the office more often for my career',
      'i work from bed and hate myself lol',
      'home office routine for a developer',
      'They want us back in the office 5 days and I moved away',
      'learning from seniors is impossible in remote work',
      'working remotly I start at 8 and end at 22',
      'I sit alone all day in home office and lose motivation',
      'how to speak up in big video meetings as remote employee',
      'hybrid team: the office people decide everything without us',
      'working remotely',
      'working from home is hard',
      'I feel isolated working from home',
      'remote work loneliness',
      'staying visible as a remote worker',
      'home office productivity',
      'how do I work well from home',
      'remote team communication',
      'lonely in home office',
      'back to office',
      'my company ends remote work',
      'remote and forgotten',
      'structure my day when working from home',
      "can't concentrate at home",
      "nobody notices me because I'm remote",
      'How to not be lonely on remote',
      'connecting with colleagues remotely',
      'work life balance at home office',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Being visible means writing things down: post what you've finished, what you're working on, and where you're stuck, before anybody asks. At a distance, people see what you write.",
          "Build the two things an office gives you for free: an edge to the day and accidental conversation. Both have to go on the calendar, or they don't happen.",
          'Choose two or three people, and talk to each of them for fifteen minutes every week without an agenda. It can be enough to feel part of a team again.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Days of talking to a screen get to almost everyone sooner or later, and it creeps up. It doesn't mean you're not cut out for it.",
          "Feeling forgotten is one of the real costs of remote work. You can turn it around, but it won't turn around by itself.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Remote is harder in a first job, because so much gets learned by overhearing. So ask for a fixed hour a day with an open call, where you work side by side and can interrupt.',
          'Being new and remote at once means asking more than feels polite. Agree with your lead that a question a day is expected of you.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, remote influence is writing: the proposal before the meeting, the summary after it. The person who writes the document shapes the decision.',
          "If you're senior and remote, be the one who makes it work for the others too: decisions in the channel, notes, recorded demos. People above you tend to notice.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You told me about a limit: {limit}. If it affects your hours, block them on your calendar; people respect blocks they can see, and nobody has to know the reason.',
          'Let some of your learning be social as well: of your weekly hours (now {hoursPerWeek}), spend part with another person.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Managers at a distance judge by traces. If they see none between Monday and Friday, they may assume the worst, because the traces are all they have.',
          'Trust grows out of small talk about nothing, and remote teams tend to cut exactly that. Somebody has to put it back on purpose.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'A short written check-in at a fixed time works well: yesterday, today, blocked, in three lines. With a controlling boss it can take the edge off in a couple of weeks.',
          'When you finish something, show it: a screenshot with a sentence, or a two-minute recording. People in the office mention it over coffee; you post it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For focus: same place, same start, phone in another room, first hour without chat. And mark the end with a ritual: lid closed, shoes on, around the block.',
          'With children around, split the day honestly: the hours with a door and the hours without. Put deep work only in the first kind, and tell the team which is which.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If decisions get made in the hallway, ask kindly for one habit: "whatever gets decided goes in the channel." It\'s hard to refuse, and it helps everyone.',
          "On a large call, be the first or second to speak, with one sentence. After that, you're in the room; it only gets harder the longer you wait.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If there's a mandate to come back, first ask what's behind it and what exceptions exist, and propose a trial: these days, this output. Then decide with a clear head whether it's worth a change.",
          'Travel in a few times a year on purpose: for planning days, a new colleague, a farewell. One day of lunches can carry months of calls.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Cut meetings: for one in three, ask for notes instead of attending, and take calls on a walk when you don't need a screen. Staring at your own face is part of what tires people.",
          "Time zones need a fixed overlap of two or three hours, and everything else in writing. If you're always the one who stays up late, say so.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Showing green from morning to night isn't visibility. It proves that you're present, and it costs you the evening.",
          "If the loneliness goes deeper than work, look for people outside work as well, and talk to a counselor or a doctor if it stays heavy. A job can't fill that alone.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Post three lines today about what you've finished this week. It doesn't have to be clever, just visible.",
          'Ask one colleague for fifteen minutes this week without a topic. They may be feeling just as alone.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What gets to you more, the quiet or the fear of being overlooked?',
          'How many people on your team are remote, and how do decisions reach you?',
        ],
      },
    ],
    actions: [
      'How do I get promoted?',
      'How do I speak up as an introvert?',
      'How do I find a remote job?',
      'How do I start well in a new job?',
    ],
    opens: ['career-mentor'],
  },
  {
    id: 'work.quit-how',
    asking: 'how to resign properly',
    needs: [],
    examples: [
      'how do I resign',
      'how to quit my job without burning bridges',
      'what do I say when I hand in my notice',
      'resignation letter what goes in',
      'how much notice should I give',
      "tell my boss I'm leaving, how",
      "I'm afraid to tell my manager that I quit",
      "should I say where I'm going",
      'exit interview, how honest should I be',
      "I found a new job, what's the right order of things",
      'can I quit by email',
      'how to leave a job I just started',
      'is it bad to resign during a project',
      'resign before or after the bonus',
      'what to do in my last two weeks',
      'my boss will be furious when I quit',
      'do I tell colleagues first or the boss',
      'how do you give notise politely',
      'Want to resign professionally from my teaching job',
      'how to hand over my work before leaving',
      'they want me to stay longer than my notice period',
      'quit after 3 months, how to explain to my boss',
      'I have to write letter of dismissal by own will, how',
      'leaving on good terms after 10 years',
      'should I give reasons when resigning',
      'i signed a new contract, now how do i tell the old one',
      'quitting over zoom, weird?',
      'resign',
      'how to quit',
      'how do I quit my job',
      'handing in my notice',
      'resignation letter',
      'notice period',
      "tell my boss I'm quitting",
      'how to leave a job professionally',
      'leaving my job, what do I say',
      'write a resignation',
      'I want to quit, how do I do it right',
      'giving notice',
      'quit on good terms',
      'last day at work',
      "how should I tell my manager I'm leaving",
      'what to say when resigning',
      'How to quit from job correctly',
      'leaving for a new job, how to tell them',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Go in this order: signed offer in hand, then your manager in person or on a call, then the letter, then the team. Your manager shouldn't hear it from somebody else.",
          "Keep it to three sentences: you've decided to leave, your last day is this, you'll hand things over well. Reasons are optional; thanks are not.",
          'Leave in a way that would make them take you back. In a field this small, people remember your last two weeks longer than the two years before.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'Dreading this conversation is normal; plenty of people rehearse it for days. It usually lasts ten minutes and is calmer than you imagined.',
          "It feels like betrayal, and it's an ordinary part of work. Managers lose people regularly, and decent ones wish you well by the end of the conversation.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Going into IT is the easiest reason to give there is: it's a new field, not a complaint. Say that, and people usually get curious.",
          'Keep the old field warm. Your first employer in IT may well be one of its suppliers, and your old boss may be a reference.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, the handover is your signature: a document with the state of things, the open risks and who knows what. People remember a good one.',
          "Be ready for a counteroffer, and know your answer before you go in. If money was the reason, ask yourself why you didn't ask for it earlier.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've put in {yearsWorked} of work, and you may well meet these people again. The tone of the letter should fit that.",
          "In one honest sentence, say what you've gained from your time at {currentEmployer}. It makes the conversation warmer without promising anything.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Two things stick: how they found out, and what state you left your desk in. The rest fades fast.',
          'Reasons invite debate. Nobody can argue with "I\'ve decided to take another opportunity"; "I\'m unhappy with the project" starts a negotiation.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep the letter to the date, one line such as "I\'m resigning from my position, and my last day will be this", a thank-you, and your name. Check your contract for how and when it has to arrive, because rules differ.',
          'Have the conversation early in the week and early in the day, with your manager alone. Start with the news, not the weather.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Before you say it, tidy up: take your personal files off the laptop, save the contacts you're allowed to keep, look up vacation balance and bonus dates. Some places cut access within the hour.",
          "If they ask you to stay longer, offer what helps and costs little: a good handover, an hour on the phone in the first month. Beyond your notice, it's your choice.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Hand things over with one page for each: what it is, where it lives, what breaks, who cares, what's next. Then have your successor do it once while you watch.",
          "In the exit interview, say what would help the next person, and nothing you wouldn't put your name to. Assume it isn't confidential, whatever the form says.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "After three months it's awkward but fine: \"I've realized it isn't what I'm suited for, and I'd rather say so now than in a year.\" You can usually leave a very short job off your resume.",
          "Once your manager agrees, tell the team the same day. Thank a few people by name; they're your contacts from now on.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't resign on a verbal promise or before a background check clears. Wait for the signature, even if it's awkward.",
          "Don't settle scores in a farewell email. It feels good for an afternoon and can get forwarded for years.",
          "Notice, bonuses and non-compete clauses are contract questions. If something's unclear there, ask an employment lawyer before you speak up.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write your three sentences tonight and say them out loud twice. Then ask for the meeting: "Do you have fifteen minutes today? It\'s something personal."',
          'Look up your notice period and vacation balance now, so the date you name is the right one.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is the new offer signed already, or would you be leaving without something lined up?',
          'What are you most afraid your manager will say?',
        ],
      },
    ],
    actions: [
      'They made me a counter-offer',
      'What do I do on my first days?',
      'Should I quit before I have a job?',
      'How do I handle references?',
    ],
    opens: ['career-path'],
  },
]
