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
          "I'm sorry. That knocks the ground away even when you saw it coming, and today you don't have to be constructive.",
          "That's a hit, and it says much more about a budget than about you. Give yourself a day or two before the plan.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "First week, in this order: read what they gave you without signing it in a hurry, register for whatever support you're entitled to, work out your months of money, tell ten people.",
          "Secure three things before you apply anywhere: the papers, the money plan, and copies of your own contacts and work samples you're allowed to keep.",
          "Say it plainly and early, \"My position was cut in March, I'm looking for this\", and let people help. They can't if they don't know.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "It can be the push into IT, but separate two questions: what pays the rent in the next months, and what you're building. A bridge job isn't giving up the plan.",
          "Losing the old job doesn't mean the new one must come at once. Take income where you find it, and give the move the best hours of the day.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your level most returns happen through people, so make a list of everyone you've worked well with, and write to five a day.",
          "With your experience the market is slower at the top and pickier. Begin in week one, and don't wait until you've recovered fully.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You take {skillsHeld} and {yearsWorked} of experience with you. None of it was the company's.",
          'What you have to offer from your time as {currentTitle} fits on one line: {resumeStrongLine}. Start your messages with it.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'A role close to what you did: {nearRole}. Put it in the search from the first day, so the net is wider.',
          'For the bridge, look at {stepRole} too. It pays while it leads toward {role}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'With the days free, {hoursPerWeek} hours a week of learning could grow for a while. Change it in the settings, and keep mornings for applications.',
          'Your heaviest gap for {role} is {gap1}. A few weeks between jobs is the time to close one gap, one only.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Layoffs follow spreadsheets: cost, project, date of entry. Good people are on each list, and everyone who hires these days knows it.',
          'The shame does more damage than the gap. It keeps people silent for two months, and those are the two in which contacts are warm.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Severance terms and deadlines differ from place to place, and a signature often can't be undone. Ask a labor lawyer or advice office before you sign; many give a first talk cheaply.",
          "Ask the employer for four things in writing: reason and date, what you're paid until when, a reference, and whether they'd help with contacts. They're most generous in the first week.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Work out the runway: money, plus benefits, divided by a lean month. That number decides how choosy you may be, and it's usually longer than the fear says.",
          'Make a day with a frame: two hours applications, one hour people, two hours learning, then out of the house. Without a frame the weeks melt.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'In interviews, one sentence: "The company cut a third of the team, mine included, and I used the time to do this." Then on to the job. Nobody digs if you don\'t.',
          "If it was performance, stay true and short: \"It wasn't a match, they needed someone for sales calls and I'm good at systems. Here's what I learned.\" Rehearse until it's boring.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it hasn't happened yet, get ready quietly: update the resume, save contacts and praise, put money aside, talk to two people outside. If it doesn't come, you've lost nothing.",
          "Write to your former colleagues as a group. You'll search together, pass on what doesn't fit, and vouch for each other.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't take the first panic offer far below your level in week two, if the runway allows. And don't hold out for the perfect one in month five, if it doesn't.",
          "Don't write anything about the company in public this week. You'll be glad about it next month.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Today: one page with money in, money out, and the dates in your papers. Tomorrow: the first five messages.',
          "Tell one person today who isn't family. It gets easier from the second on, and the third knows of something.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "How many months could you manage, roughly, and is there anything you're expected to sign?",
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
          "Three aims for the first month: know who does what, get one small thing finished, and ask every question while you're still allowed to be new.",
          'Get something tiny all the way through in the first days: a fixed text, a closed ticket, a corrected report. It teaches you the whole route, and people notice that you ship.',
          "Write everything down, names, acronyms, steps. You'll ask each thing once rather than three times, and your notes become the guide for the next newcomer.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'Feeling useless in the first weeks is the normal state, and almost everyone hides it. Nobody else expects you to be good yet.',
          "The lost feeling comes from being new and not from being wrong there. It usually lifts when you've finished the first thing alone.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "In your first IT job, they hired you knowing what you don't know. So be quick in asking, exact in noting, and generous with what you bring from before.",
          'Your old work gives you an edge from day one: you know how to deal with people and how to turn up. Use it while the technology grows in.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, listen for a month before you fix. Ask "how did it come to be like this?" and you\'ll avoid the classic mistake of the experienced newcomer.',
          "Agree with your manager in week one what success looks like at three months, in writing. Without it you'll be measured against something nobody told you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "In {role} the first weeks mostly touch {topSkills}. You don't need to be ahead, only quick at recognizing the words.",
          'You bring {skillsHeld}. Look for one task in the first two weeks where just that is of use.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "If {gap1} worries you, tell your lead in the first week in one sentence and ask for a small task with it. Before it's a surprise, it's simply a plan.",
          'Keep a small learning slot, even now. What you learn of {gap1} on real work sticks far better than what you learned at home.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'For a short time you see what everybody else has stopped seeing. Note what surprises you, and wait a month before you say it.',
          "What people judge early isn't knowledge: are you on time, do you say when you're stuck, do you do what you said. All three are in your hands.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'The rule for questions: try for half an hour, note what you tried, then ask. "I looked here and here, I think it\'s this, is that right?" is welcome at any hour.',
          "Collect small questions and ask for fifteen minutes a day with one person. It's kinder to both than forty messages.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'In the first one-on-one, ask: what would make you say it went well in three months, how do you like to be told bad news, who should I meet.',
          'Meet ten people in the first two weeks, fifteen minutes each: what do you do, what do you need from my seat, whom else should I see?',
        ],
      },
      {
        place: 'advice',
        texts: [
          "In a big codebase, don't read it, follow one click from screen to database. Then fix something small along this path. The rest comes by visits.",
          'With no onboarding, write your own: three things to understand, two to finish, one person to ask, for each week. Send it to your lead for comments; most are relieved.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Send a short note every Friday: done, learned, stuck, next. In probation, it's the cheapest insurance there is.",
          'Halfway through probation, ask straight: "Is there anything that would make you hesitate?" Better in week six than in the last one.',
        ],
      },
      {
        place: 'caution',
        texts: [
          '"At my last place we did it like this" may be said once a month. More, and people stop listening.',
          "Don't work nights to look fast. It sets a pace you'd have to keep, and hides that something's missing in the onboarding.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Before the first day, do three dull things: the way there, the names of the team, one page of notes ready to be filled.',
          'Today, finish one thing, however small, and tell the person who waited for it.',
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
          'Ask your manager now, not at review time: "What would you need to see in the next six months to put me forward, and who else has to agree?" Then work on that list and no other.',
          'You mostly get promoted for work you already do, so find out what the next level does here and take on one piece of it visibly.',
          "Promotions are decided in a room you're not in. Give the person who speaks for you three clear examples and make it easy for them to repeat.",
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
          "In a first IT job the early step up comes from reliability: closing what you start, asking early, needing less checking. It's not about the hardest tool.",
          'Give a new job a year before the title talk, but begin collecting from the first week. The person with a list gets considered.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "From mid-level on, the next step isn't more of the same but different: larger problems, less defined, with other people in them. Output alone stops counting.",
          'For senior and above, they look for what changed in others through you: a decision, a standard, a person who grew.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The step from your work toward {role} has a gap with a name: {gap1}. If a project at work needs it, ask for exactly that one.',
          'You hold {skillsHeld}. For the next level, show one of those used for something that other people rely on.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Pay is part of it: {role} is at {payMedian} in the median ({paySource}). Know where you stand before title and money get discussed apart.',
          "You've put in {yearsWorked}, and that isn't an argument by itself. Turn it into three results, each with a before and an after.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Managers promote to lower their own risk. Whoever already does the job is a safe choice, and whoever says they'd like to is a hope.",
          '"Impact" usually means that somebody outside your team would notice if it were gone. Work that only your lead can see has a ceiling.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep a running file: date, what you did, who it helped, size. Ten minutes on Fridays. At review time you have a case while the others have a memory.',
          'Get the criteria for the next level in writing, and mark each one: done with example, partly, not yet. Discuss this page with your manager each month.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Volunteer for the thing between the teams: the migration no one owns, the incident review, the newcomer. That's where the next level lives.",
          "Tell people about your work in their terms: two lines in the channel once it's finished, a short demo. It isn't bragging if it helps them.",
        ],
      },
      {
        place: 'advice',
        texts: [
          '"Next cycle" deserves a date and a condition: "If these two things are done by June, will you propose me?" If there\'s no yes to that, it\'s a no.',
          "If you're doing the work without the title, name it: list what you've carried, for how long, and ask for title and pay to follow within a quarter. Then have a plan for a no.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Find a second person who'd speak for you, a senior or another team's lead. One voice is an opinion, two are a consensus.",
          'If the level above has no open seats, the fastest promotion is outside. Test it with two interviews before you get bitter.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'A title without pay is fine for a short while if the title helps outside. Fix the date for the money when you accept.',
          "Check that you want the job above. Some people find out that it's made of meetings.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write three results of the last year with their effect, today. If it's hard, you know what to collect from now on.",
          'Put the question about the next level into your next one-on-one, word for word.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What did your manager say the last time you talked about it, as exactly as you remember?',
          'Is it the title you want, the money, or other work?',
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
          "Visible means written: post what you've finished, what you're on, and where you're stuck, before anybody asks. At a distance whoever writes exists.",
          "Build the two things an office gives for free: an edge to the day and accidental talk. Both have to go in the calendar, or they don't happen.",
          "Choose two or three people and talk to each of them every week without an agenda for fifteen minutes. It's enough to be part of a team again.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Days of talking to a screen get to almost everyone sooner or later, and it creeps up. It isn't a sign that you're unfit for it.",
          "Feeling forgotten is one of the real costs of remote work. It can be turned around, but it won't turn by itself.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'In a first job remote is harder, because you learn by overhearing. So ask for a fixed hour a day with an open call, where you work side by side and may interrupt.',
          'New and remote at once means asking more than feels polite. Agree with your lead that a question a day is expected of you.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, remote influence is writing: the proposal before the meeting, the summary after it. Whoever writes the document shapes the decision.',
          "If you're senior and remote, be the one who makes it work for the others too: decisions in the channel, notes, recorded demos. It gets noticed upstairs.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Keep your frame of {limit} visible in your calendar. People respect blocks they can see.',
          'Let the learning be social as well: with {hoursPerWeek} hours a week, one of them could be with another person.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Managers at a distance judge by traces. If there's none between Monday and Friday, they imagine the worst, not because they're bad but because that's all they have.",
          'Trust comes from small talk about nothing, and remote teams cut exactly that. It has to be put back by hand.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'A short written round at a fixed time works wonders: yesterday, today, blocked, in three lines. It takes the edge off a controlling boss within two weeks.',
          'When you finish a thing, show it: a screenshot with a sentence, a two-minute recording. The office people tell it over coffee, you post it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For focus: same place, same start, phone in another room, first hour without chat. And an end with an act, lid closed, shoes on, around the block.',
          'With children around, split the day honestly: the hours with a door and the hours without. Put deep work only in the first and say to the team which is which.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If decisions get made in the hallway, ask kindly for one habit: "whatever gets decided goes in the channel." It\'s hard to refuse and it helps everyone.',
          "In a large call, be the first or second to speak, with one sentence. After that you're in the room; later it gets harder each minute.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "When there's a mandate to come back, ask first for what's behind it and for exceptions, and propose a trial: these days, this output. Then decide with a clear head if it's worth a change.",
          'Travel in a few times a year on purpose: for planning days, for a newcomer, for a farewell. A day of lunches carries months of calls.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Cut meetings: ask for notes instead of your presence in one of three, and put walking calls where no screen is needed. Fatigue is mostly about the picture of yourself.',
          "Time zones need a fixed overlap, two or three hours, and everything else in writing. If you're always the one who stays up, bring it up.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Being green from morning to night isn't visibility. It proves presence, and costs you the evening.",
          "If the loneliness goes deeper than work, look for people outside of it as well, and talk to somebody who can help. A job can't fill that alone.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Post three lines today about what you've finished this week. Nothing clever, just so it can be seen.",
          "Ask one colleague for a quarter of an hour this week without a topic. They're probably as alone as you are.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is it the quiet that gets to you, or the fear of being overlooked?',
          'How many of your team are remote, and how does a decision reach you?',
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
          'Order: signed contract in hand, then your manager in person or on a call, then the letter, then the team. Nobody above should hear it from somebody else.',
          "Keep it to three sentences: you've decided to leave, your last day is this, you'll hand over well. Reasons are optional, thanks are not.",
          "Leave so that they'd take you back. In a field this small, the last two weeks get remembered longer than the two years before.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Dreading this talk is normal, most people rehearse it for days. It lasts ten minutes, and it's almost always calmer than imagined.",
          "It feels like betrayal and it's just business. Managers lose people regularly, and decent ones wish you well by the end of the talk.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Going into IT is the easiest reason to give there is: it's a new field and not a complaint. Say that, and the talk becomes a curious one.",
          'Keep the old field warm. Your first employer in IT may well be one of its suppliers, and your old boss is a reference.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level the handover is your signature: a document with the state of things, the open risks and who knows what. People quote it for years.',
          "Expect a counter-offer and know your answer before you go in. If money was the reason, you'd have asked for it earlier.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "After {yearsWorked} of work you'll meet these people again. The tone of the letter should fit that.",
          "Name what you've taken from your time at {currentEmployer} in one honest sentence. It makes the talk warmer without promising anything.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Two things stick: how they found out, and what state you left your desk in. All the rest is forgotten in a month.',
          'Reasons invite debate. "I\'ve decided to take another opportunity" can\'t be argued with, and "I\'m unhappy with the project" can.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'The letter: date, "I hereby resign from my position as of this day", thanks, name. Check in the contract how and when it has to reach them, because forms and periods differ.',
          'Have the talk early in the week and early in the day, with your manager alone. Begin with the news and not with the weather.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before you say it, tidy up: private files off the laptop, contacts you may keep, outstanding vacation and bonus dates looked up. Some places cut access the same hour.',
          "If they ask you to stay longer, offer what helps and costs little: a good handover, an hour on the phone in the first month. You don't owe more than your notice.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Hand over in one page per thing: what it is, where it lives, what breaks, who cares, what's next. Then have your successor do it once while you watch.",
          "In the exit interview, say what would help the next person, and nothing you wouldn't put your name to. It isn't confidential, whatever the form says.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "After three months it's awkward but fine: \"I've realized it isn't what I'm suited for, and I'd rather say so now than in a year.\" Short jobs may stay off the resume.",
          "Tell the team the same day as your manager, once that's agreed. Thank a few people by name; these are your contacts from now on.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't resign on an oral promise or before a background check is through. Wait for the signature, even if it's embarrassing.",
          "Don't settle scores in a farewell email. It feels good for an afternoon and gets forwarded for years.",
          "Notice, bonuses and non-compete clauses are contract questions. If something's unclear there, ask a labor adviser before you speak.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write your three sentences tonight and say them aloud twice. Then ask for the meeting, "fifteen minutes, something personal".',
          'Look up your notice period and vacation balance now, so that the date you name is the right one.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is the new contract signed already, or would you be leaving into the open?',
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
