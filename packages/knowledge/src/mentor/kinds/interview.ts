import type { MentorKind } from '../mentor-kind.ts'

export const interviewKinds: readonly MentorKind[] = [
  {
    id: 'interview.prepare',
    asking: 'how to prepare for a {role} interview',
    needs: ['role'],
    examples: [
      'how do i prepare for an interview',
      'I have an interview on Thursday, what should I study',
      'interview in 3 days help me get ready',
      'what do they ask in a data analyst interview',
      'got a call for backend developer role next week how should i practice',
      'What does the hiring process look like for a DevOps engineer?',
      'prep plan for frontend developer interview pls',
      'how many rounds are there usually and what is in each one',
      'they invited me for a first talk, what to expect',
      'What should I review before my cloud engineer interview',
      'interveiw tomorrow morning where do i even begin',
      'I got an invitation to interview at a bank for IT support!! how to get ready',
      'which questions come up for junior QA roles',
      'how long should i spend preparing before an onsite',
      'help me to prepare to interview of system administrator',
      'My first IT interview is coming up and I have no clue what happens there',
      'is there a checklist for the day before the interview',
      'phone screen with HR on friday what will they want to know',
      'what topics to revise for a machine learning engineer interview',
      "I want to practise for interviews, what's a good way",
      'do mock interviews actually help?',
      'How do I research a company before I talk to them',
      'ive not interviewed in 8 years, what changed',
      'final round next Tuesday with the whole team, how do I use the weekend',
      'can u give me an interview prep schedule',
      'they said it\'s a "culture chat" with the CTO. what do i prepair',
      'what do hiring managers look for when they interview a product manager',
      'want to be ready when a security analyst interview comes, how should I train',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Start from the posting, not from a list of questions: each of its requirements is a question in disguise, and most first rounds never leave that page.',
          'Take the posting, underline every requirement, and write one story or one example beside each. What stays blank is your study list.',
          "Prepare for this interview, not for interviews: the posting tells you most of what they'll ask, and the rest is your own resume read aloud.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "After years of work the risk isn't that you don't know it, it's that you can't say it briefly. Prepare stories first and theory second.",
          "You'll be judged on decisions more than on definitions, so start by picking the three projects where you chose something and lived with it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role} interviews the ground they cover most often is {topSkills}, and you already hold {skillsHeldCount} skills the role asks for.',
          'Postings for {role} name {topSkills} most, so expect the technical talk to start there.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "In practice here you average {practiceAverage} over {practiceCount} answers, and {weakTopic} is where you lose most. That's where an hour pays best.",
          "Your practice so far says {weakTopic} is the soft spot. Give that the first session, while you're fresh.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "The one they may press you on is {gap1}. You don't have to master it by then; you have to be able to say what it's for and where you stand.",
          "Be ready for {gap1}: it's your heaviest gap for {role}, and a calm sentence about how you're learning it beats a bluff.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Interviewers read your resume ten minutes before the call and ask what puzzled them. Anything on that page you can't talk about for three minutes is a risk.",
          "Most people prepare by reading answers. Reading feels like knowing, and then the sentence won't come out, because saying it is a separate skill.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Ask the recruiter which rounds there are, who sits in each and what each one tests. It's a normal question, and half the candidates never ask it.",
          'Write back and ask for the format: how long, with whom, live coding or talk. They nearly always answer, and it halves what you have to prepare.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Pick five stories from your work: something you fixed, a disagreement, a failure, a thing you learned fast, a result you're proud of. Those five answer most of what comes.",
          'Say your answers out loud with a timer at two minutes. The first try will be bad; by the fourth it sounds like you and not like a page.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Look at the product for half an hour and note two things you'd ask about. People who have used the product are rarer in interviews than you'd think.",
          "Read the interviewer's profile and one thing the team has published. You want to know what they struggle with, not when the company was founded.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Stop learning new material the evening before. What you crammed at midnight comes out muddled, and it pushes out what you knew well.',
          'Don\'t try to cover everything. A candidate who knows half of it clearly and says "I haven\'t used that" for the rest does better than one who waffles over all of it.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, do one practice round here on {role} questions and answer aloud before you type. Then read what each answer missed.',
          'Spend twenty minutes now on the answer to "tell me about yourself", since it\'s the one question you\'re sure to get.',
          'Tonight, put the posting in one column and your proof in the other. That sheet is your whole preparation.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'When is it, and do you know which round it is: recruiter, technical or team?',
          "Which part worries you most: the technical questions, talking about yourself, or not knowing what they'll ask?",
        ],
      },
    ],
    actions: [
      'How should I answer "tell me about yourself"?',
      'Where am I weak in practice?',
      'What questions should I ask them?',
      'How do I get through the technical round?',
      'I get so nervous in interviews',
    ],
    opens: ['interview-prep'],
  },
  {
    id: 'interview.nerves',
    asking: 'how to handle nerves before and in an interview',
    needs: [],
    examples: [
      'i get so nervous in interviews',
      'my hands shake and my voice goes weird when they start asking',
      'How do I calm down before an interview',
      'interview anxiety is killing me',
      "I can't sleep, tomorrow is the interview",
      'i panic every time someone watches me code',
      'Im so scared of the interview tomorow',
      'how to stay calm with three people staring at me',
      'heart racing whenever the recruiter calls',
      "I talk way too fast when I'm anxious in interviews, any trick",
      'any tips against stage fright in job interviews',
      "I'm a wreck before every single interview",
      'what to do against trembling voice at interview',
      'i sweat like crazy in interviews',
      'nervous about my first technical interview',
      "Should I tell them I'm nervous?",
      'I practiced at home and was fine, then the real one and I turned to jelly',
      'feel sick the morning of every interview',
      'how can i be more relaxed when speaking with the hiring manager',
      'I have afraid of interviews very much',
      "Its been years since I interviewed and I'm terrified",
      'Interviews make me stutter',
      'the pressure gets me, i ramble and then hate myself',
      'breathing exercises or something before an interview?',
      'i overthink everything they might ask and get into a spiral',
      'my stomach hurts just thinking about the panel on monday',
      'is it ok to be visibly nervuos',
      'how do confident people do it in interviews',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That's an awful feeling, and it says nothing about how good you'd be at the job. Interviewers see nerves every week and mark down almost nobody for them.",
          "I'm sorry it grips you like that. The good news is practical: nerves shrink with repetition, and you can get repetitions that don't count.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "You don't have to be calm, you only have to work while nervous, and that can be trained: the first two minutes decide most of it, so have those by heart.",
          'Nerves mostly come from the unknown, so remove unknowns: know the format, the names, the link, and your first three sentences word for word.',
          'Say your opening until it runs by itself. Once your own voice has carried you through the first answer, the body usually settles.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You have {practiceCount} practice answers behind you here with {practiceAverage} on average. That's knowledge you own, and it doesn't leave the room because your pulse is up.",
          "You hold {skillsHeldCount} skills that {role} asks for, including {skillsHeld}. Read that line in the morning; it's evidence rather than a pep talk.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'From the other side of the table, the shaky start is forgotten by the second good answer. What stays in memory is whether you thought clearly about one hard thing.',
          'A racing heart feels like failing from the inside and looks like caring from the outside. Interviewers mostly see the second.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Do two interviews with jobs you don't much want first, or three mock rounds with a friend who stays stern. The fourth time your body treats it as routine.",
          'Keep water by you and sip before each hard answer. It buys three seconds of silence that look like thinking, which is what they are.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you speak too fast, end each answer on purpose: last sentence, stop, look up. Rambling comes from not knowing where the end is.',
          "Put one card by your screen with five words on it, one for each story. You won't need it, and knowing it's there does the work.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Before you go in, breathe out longer than you breathe in for a couple of minutes. It's dull advice that works, because the long out-breath slows the pulse.",
          'Take a brisk walk in the half hour before instead of reading notes. Adrenaline wants to move, and last-minute reading only feeds it.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "If it reaches the point of being sick or skipping interviews, that's worth a talk with a doctor or therapist. It's common, and it responds well to help.",
          "Don't aim at feeling confident by then. Waiting for the feeling keeps people from applying at all, and it mostly comes afterwards.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Record yourself answering one question today, watch it once, and note only what you'd keep. Most people look far calmer than they felt.",
          'Do one timed practice question here now, aloud. Ten minutes of mild discomfort today is worth an hour of reading.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'When does it hit you: the night before, the first minute, or when a question surprises you?',
          "Is it the people, the clock, or the fear of a question you can't answer?",
        ],
      },
    ],
    actions: [
      'What if my mind goes blank?',
      'How do I prepare for the interview?',
      'How should I answer "tell me about yourself"?',
      'Any tips for a video interview?',
    ],
    opens: ['interview-prep'],
  },
  {
    id: 'interview.failed',
    asking: 'what to make of an interview that went badly',
    needs: [],
    examples: [
      'i bombed my interview',
      'I totally messed up the technical round today',
      'the interview was a disaster',
      'just failed an interview and i feel so dumb',
      'I couldnt answer half of their questions yesterday',
      'they rejected me after the final round, what do I learn from it',
      'how do I recover from a terrible interview',
      'got the no after the onsite. should I ask for feedback?',
      'I froze on the SQL part and they ended early',
      'can I reapply to a company that rejected me',
      'interview went realy bad, is there any chance left',
      'I said something stupid to the hiring manager and keep replaying it',
      'should i write them to fix an answer i got wrong',
      'failed the live coding at the last stage',
      'blew the phone screen lol',
      'what went wrong, i thought it went great and they declined',
      'they told me I was "not technical enough" in the debrief',
      "I've failed four interviews in a row now",
      'why do i always fail at the last round',
      'Went badly. They asked about Kubernetes and I had nothing',
      'yesterday I did interview and I was very bad in it',
      'how to ask for feedback after being rejected',
      'i know i lost it in the first 5 min',
      'my interview for QA engineer was a trainwreck',
      'the panel looked bored and it was over after twenty minutes',
      'I passed the coding but was rejected for "communication"',
      'screwed up the presentation part of my interview this morning',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Ouch. Give it the evening, because the replay in your head is harsher than what they saw, and it isn't useful before tomorrow.",
          "I'm sorry, that stings. One bad hour is a bad hour; it isn't a verdict on the work you can do.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Write down every question you remember before tonight, and mark the ones where you lost the thread. That list is worth more than any prep book, because it's what they ask in your market.",
          "Treat it like an incident: what was asked, what you said, what you'd say now. Half an hour, on paper, then close the file.",
          'A failed interview is expensive practice, so collect what you paid for: note the questions now, while you still remember the wording.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'If the weak part was the one practice shows, it\'s {weakTopic}. One fix there covers more than a general round of "studying harder".',
          "For {role} they usually probe {topSkills}. If the miss was among those, it will come again, so it's worth a proper evening.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You still hold {skillsHeld}, and that's what got you invited. An invitation means the resume worked; what failed is one conversation.",
          "Among {role} requirements {gap1} is your heaviest gap, so check whether that's where it broke before you blame your nerves.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Candidates are bad judges of their own interviews. People who were sure they'd failed get offers every week, and people who left beaming get a no.",
          'Plenty of rejections have nothing to do with your answers: an internal candidate, a frozen budget, somebody with the exact stack. You rarely hear which.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Answer a rejection with three lines: thanks, one thing you liked about the team, and "if you have one piece of feedback, I\'d be glad of it." Some reply, and many remember.',
          'Ask for feedback about one thing: "Was it more the technical depth or how I explained it?" A narrow question gets answers where a broad one gets a form letter.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you lost points on one question and they haven't decided, send a short note: \"I thought about your question on indexing; here's what I should have said.\" It doesn't often save it, but it never hurts.",
          'When several end at the same stage, look at the stage and not at yourself. Early exits point to the story you tell, technical exits to practice, late exits to fit, level or pay.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Redo the question you failed, properly and without a clock, until you could teach it. The same dozen questions go round, and this one will return.',
          "Tell the hard part aloud to somebody who doesn't know it. If they follow, you're ready for the next time they ask.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'You can usually reapply after half a year or so, and recruiters do see the old note. Come back with something visibly new, not with the same page.',
          "Don't send a long email explaining yourself. Anything over five lines reads as arguing with the result.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, write the three questions that hurt. Tomorrow, answer just one of them here in practice and look at what the answer missed.',
          'Book the next interview or send the next application within two days. The longer the pause, the larger this one grows.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which moment was it where you felt it turn, and what had they just asked?',
          "Was it a thing you didn't know, or a thing you knew and couldn't get out?",
        ],
      },
    ],
    actions: [
      'What if my mind goes blank?',
      'Where am I weak in practice?',
      'Rejections really hurt me',
      'How do I get through the technical round?',
    ],
    opens: ['interview-prep'],
  },
  {
    id: 'interview.ask-them',
    asking: 'which questions to ask the interviewers',
    needs: [],
    examples: [
      'what questions should I ask at the end of the interview',
      '"do you have any questions for us" what do i say',
      'good questions to ask a hiring manager',
      'i never know what to ask them',
      "what should i ask the team to find out if it's a good place",
      'smart questions for the interviewer please',
      'Questions to ask the CTO in a final round?',
      'how do i find red flags in an interview',
      "Is it bad if I don't have any questions for them",
      'can I ask about salary and remote in the first talk',
      'how can I tell if they work overtime without asking directly',
      'what to ask the recuriter on the first call',
      'I always say "no, you covered everything". whats better',
      'Which question should I ask when they ask me if I have a question',
      'how do i check whether juniors get support there',
      'what should I ask about the on-call',
      'ask about tech debt? or is that rude',
      'how many questions is too many at the end',
      'Reverse interview questions for a senior engineer',
      'what to ask a future manager to find out their style',
      'how do I find out why the last person left',
      'want to know if the culture is good, how to ask that',
      'Give me five questions for the end of a data engineer interview',
      'what do i ask peers in a team round',
      'im interviewing them too right? how to do it politely',
      'is it ok to ask about layoffs in the interview',
      'questions that make a good impresion at the end',
      'how to evaluate company in interview, which things I must ask',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Ask about the work, not about the brochure: "What would the person in this seat have finished after three months for you to be glad you hired them?" is the best one I know.',
          'Bring three real questions, one for each kind of person: what success looks like for the manager, what a normal week is for the peers, what happens next for the recruiter.',
          "Good questions are ones whose answer could change your mind. If every answer would leave you saying yes, it's a compliment and not a question.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'For a first role in IT one question matters above the rest: "Who would I go to when I\'m stuck, and how much time do they have for it?"',
          'Ask how the last person who came in at your level learned the job. If nobody can tell you, there may be no plan for you either.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, ask for the story behind the opening: "Is this a new seat or did somebody leave, and what would you want done differently?"',
          'Ask the manager what the team argued about last month. You learn more about how they decide from that than from any values page.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role} one good question is how {topSkills} show up in an ordinary week there, because postings list what they wish and teams use what they have.',
          'Since {gap1} is still new to you, ask which of the listed skills they expect on day one and which people pick up there.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Interviewers notice questions more than candidates think. "No, you\'ve covered it all" is often read as "I don\'t much mind which job I get".',
          "You're about to give these people most of your waking week. Five minutes of honest curiosity is the cheapest check you'll ever make.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'To see overtime without naming it, ask: "When did the team last have a rough week, and what caused it?" Then listen for whether it sounds like an exception.',
          "Ask two people the same thing, for example how decisions get made. Where the answers differ, you've found the truth.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask how a change gets to production and what happens when it breaks. The answer tells you about testing, blame and on-call in one go.',
          '"What\'s the oldest part of the system, and who looks after it?" is friendly and shows technical debt better than asking about technical debt.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Keep pay, remote days and vacation for the recruiter; that's their job to answer. Use the team's time for things only the team knows.",
          'End with "Is there anything in my background you\'d want to hear more about?" It gives you the chance to answer a doubt while you\'re still in the room.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Watch for the pause. If "why did the last person leave" gets a long silence and a glance between two people, that was your answer.',
          "Don't ask what the first page of their site answers. One such question undoes three good ones.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write your three questions on paper tonight and cross out any whose answer wouldn't change your decision.",
          "Before the interview, put your questions next to what you fear most about a new job. If they don't meet, swap one.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "What went wrong in the last place you worked? That's usually the question you should be asking here.",
          "Who will you be talking to: a recruiter, the manager, or the people you'd sit with?",
        ],
      },
    ],
    actions: [
      'How do I prepare for the interview?',
      'When should I follow up?',
      'How do I compare two offers?',
      'What do I say about salary expectations?',
    ],
    opens: ['interview-prep'],
  },
  {
    id: 'interview.my-weak-points',
    asking: 'where you are weakest in interview practice',
    needs: [],
    examples: [
      'where am i weak in interview practice',
      'which interview topics do I need to work on',
      'what are my weakest areas based on my practice answers',
      'show me my interview weak spots',
      'how did I do in the mock interviews so far',
      'Which questions do I keep getting wrong?',
      'am I doing ok in interview practice',
      "my practice score is low, what's dragging it",
      'what should i practice next for interviews',
      'what key points did I miss in my answers',
      'is my practice average good enough for a real interview',
      'how are my interview answers',
      'I did ten questions, what do they tell about me',
      'whats my worst topic',
      'tell me what interviewers would criticize in my answers',
      'analyse my practice results',
      'Am i ready for technical interviews going by my answers here',
      'what topic costs me the most points',
      'whre do I lose points in the interview quiz',
      'did I get better at interviews since last week',
      'I keep scoring 50-60 in practice why',
      'based on what I answered, what would you grill me on',
      'my answers get marked down, what am I missing',
      'review my interview practice',
      'how far am i from passing a system admin interview judging by practice',
      'which of my answers was bad',
      'what pattern do you see in my mistakes in the practice interview',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Your weakest topic in practice is {weakTopic}, so that's where the next session belongs.",
          'Going by your answers here, {weakTopic} is where you leave the most points.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'What I can see is the practice you do here, so the picture gets sharper with every topic you answer in; a handful of honest answers across several shows the pattern.',
          'I go by your practice answers and nothing else. The fairest way to find the leak is five or six questions from different topics, without looking anything up.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've answered {practiceCount} questions with {practiceAverage} on average. Look less at the average than at the spread: one sunk topic can hide several good ones.",
          'Over {practiceCount} answers you stand at {practiceAverage}, which is a position and not a grade; it moves fast once the worst topic moves.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "A point you missed lately: {missedPoint}. Missing a thing once is chance; if it fits other answers as well, it's a habit.",
          'The last key point that went missing was this one: {missedPoint}. Say it aloud once now, in your own words.',
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          "For {role}, {gap1} will come up even if practice hasn't asked it yet, so put it on the list beside your weak topic.",
          'What {role} interviews lean on most is {topSkills}. Check that your practice covered each of those at least twice.',
        ],
      },
      {
        place: 'fact',
        for: 'professional',
        texts: [
          "At your level they'll go past the definition to the decision, so check whether your low answers lack knowledge or lack a story from your own work.",
          'With {yearsWorked} behind you, weak answers are often unsaid experience. Attach one real case to each topic you scored low on.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Most lost points in practice aren't wrong facts. They're the missing second half: the trade-off, the example, or what you'd do when it fails.",
          "Interviewers score what you said, not what you knew. When an answer stops after the definition, the rest of your knowledge doesn't count.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Redo your worst three questions rather than new ones. The second time, force yourself to give one example and one limit of the thing you describe.',
          "For every answer use the same order: what it is, when you'd use it, what can go wrong, where you've used it. The weak topics get better mostly through the last two.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Read the missed points of an old answer, close them, and answer again an hour later. Recognizing a point and producing it are different muscles.',
          'Type one answer, then say the same one aloud without looking. If the spoken one is thinner, train by speaking.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't polish your best topic because it feels good. In a real loop, a bad answer in one area weighs more than a brilliant one in another.",
          'A high practice score still leaves out the pressure. Add a clock before you trust it.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Open practice, take one question in {weakTopic}, and answer it in two minutes flat. Then compare with the key points.',
          'Do three questions today, each from a different topic. Short and mixed beats one long session.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "When you look at those answers, was it more that you didn't know, or that you didn't say it?",
          'Do you have a date for a real interview, so we can decide what to drop?',
        ],
      },
    ],
    actions: [
      'How do I prepare for the interview?',
      'How do I get through the technical round?',
      'What should I learn next?',
      'What if my mind goes blank?',
    ],
    opens: ['interview-prep'],
  },
  {
    id: 'interview.blank',
    asking: "what to do when your mind goes blank or you don't know the answer",
    needs: [],
    examples: [
      'what if my mind goes blank',
      'my head goes empty as soon as they ask something',
      "what do I say when I don't know the answer",
      "Should I admit that I don't know something in an interview?",
      'i blank out on questions i know perfectly well at home',
      'they asked about something i never heard of, what was the right thing to say',
      'is it ok to say "i don\'t know"',
      'How to buy time to think during an interview',
      "can I guess if I'm not sure in a technical question",
      'I freeze when a question surprises me',
      'brain freeze in the middle of a sentence, how to recover',
      'what if I forget everything',
      "I forget the simplest words when I'm asked in an interview",
      'how to handle a question outside my knowledge',
      'they keep digging till I have no answer, what then',
      'can i ask to come back to a question later',
      'what to do if i get stuck halfway through an answer',
      'it would be embarassing to not know a basic term',
      'in interview my mind becomes white and I can not speak',
      'what should you say if you never used the tool they ask about',
      'lost my train of thought while answering, it was so awkward',
      'is it better to bluff or to be honest about not knowing',
      'they asked me about Terraform and I only know the name',
      'Can I think in silence or do I have to talk all the time',
      'what if the question makes no sense to me',
      'i know the answer 10 minutes after the call every time',
      'how do I answer questions on stuff I learned ages ago and forgot',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Say what's true, in this order: \"I haven't used that. What I know is this. Here's how I'd find out.\" Practiced once or twice, it turns a hole into a decent answer.",
          "Not knowing is allowed; stopping there isn't. Name the edge of what you know, then walk one step past it aloud.",
          "When it goes blank, repeat the question in your own words. It sounds careful, it buys ten seconds, and quite often the answer arrives while you're talking.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'It happens to people with twenty years in the job, and it feels much longer inside than it looks outside. What counts is having one sentence ready for that moment.',
          'The blank is stress and not stupidity; the knowledge is still there. You need a way to keep the mouth moving until it comes back.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You can be sure {gap1} might come up for {role}. Prepare the honest sentence now: what it's for, what you've tried, what you're doing about it.",
          'The topic most likely to catch you out is {weakTopic}, going by your practice. Write down its ten key words, because names are what vanishes first.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Anchor yourself in what you hold: {skillsHeld}. When a question drifts off, lead it back with an example from there.',
          "In practice you average {practiceAverage} without a panel watching, so the material is there; what's missing is recall under pressure.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Good interviewers push until you run out on purpose; they want to see the edge. Reaching it isn't failing, pretending it isn't there is.",
          "People who say \"I don't know\" twice get hired all the time. People caught inventing an answer don't, because they'd do it with a customer too.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep one sentence ready: "Let me think for a moment." Then think, in silence, for as long as it takes to drink some water. Nobody minds.',
          'Ask a question back: "Do you mean at the scale of one server, or many?" Half the time it was unclear to everybody, and narrowing it is part of the job.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Reason from a neighbor: "I haven\'t used that one, but I know a tool that does a similar job, so I\'d expect it to…" It shows how you think, which is what they came to see.',
          'If a thread breaks mid-answer, stop and say "let me start that again, shorter." Restarting looks far better than drowning.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Park it: "Could I come back to this?" Then do come back, because hardly anyone does, and it reads as reliable.',
          "When it comes to you after the call, send it in two lines the same day. It won't reverse a clear no, but it tips a maybe.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'A guess is fine if you label it as one. "I\'d guess it does this, but I\'d check" is honest; the same guess said as a fact is a bluff.',
          'Don\'t apologize more than once. The first "sorry" is polite, the fourth makes the room worry about you.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Ask a friend for five questions you can't possibly know and practice only the not-knowing. It's oddly fun, and the fear drops fast.",
          'Take one practice question on your worst topic today and answer without looking anything up, edges and all.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Does it happen with things you never learned, or with things you know well?',
          'What was the last question where it went dark?',
        ],
      },
    ],
    actions: [
      'I get so nervous in interviews',
      'How do I get through the technical round?',
      'I bombed my interview',
      'Where am I weak in practice?',
    ],
    opens: ['interview-prep'],
  },
  {
    id: 'interview.video',
    asking: 'how to do well in a remote or recorded interview',
    needs: [],
    examples: [
      'tips for a video interview',
      'I have a Zoom interview, how do I set it up',
      'first time interviewing on Teams, what matters',
      'how do i look good on camera in a remote interview',
      'one way recorded interview with no human, how to do it',
      'they want me to record answers on HireVue',
      'What do I wear for an interview on webcam',
      'where do I look during a video call interview',
      'can i use notes in an online interview',
      'my wifi is bad, what if the call drops during the interview',
      'kids and dog at home during a remote interview help',
      'phone or laptop for video interview?',
      'how do you build rapport over a screen',
      'virtual onsite of 4 hours, how to survive',
      'should I blur my background when interviewing',
      'Online interview from a tiny shared flat',
      'sharing my screen in an interview, what to watch out for',
      'async video interview feels so weird, talking to myself',
      'is it differnt to interview remotely',
      'do i need to buy a camera or microphone for interviews',
      'live coding over video call how does it work',
      'interview by phone only, no video. anything special?',
      'the interviewers had cameras off and I had no idea how it went',
      'how to be not awkward on video interview',
      'do they check my eyes if i read from the screen',
      'whats the best lighting / sound setup for remote interviews',
      'the interview is remote and in another timezone at 6am, hints?',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Sound first, light second, picture last. A cheap headset and a lamp in front of you do more than any camera, because people forgive a grainy face and not a voice they can't hear.",
          'Treat the setup as part of the job: test the exact link, the exact device and the exact room the day before, at the same hour.',
          'Most of a remote interview is being easy to listen to: clear sound, short answers, and a pause after each so they can come in.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role} work expect at least one screen share, often around {topSkills}. Practice talking while typing, since silence is harder to read on a call.',
          "If they test {weakTopic} on a shared screen, rehearse it there; it's already the topic that costs you most in practice.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'On video they get less of you: no walk from the lobby, no small talk. So the first thirty seconds carry more, and a warm hello is worth rehearsing.',
          "A remote interview is also a sample of remote work. They watch whether you're on time, audible and clear, because that's what meetings with you will be like.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Put their window right below your camera and make it small. Then looking at the person is nearly looking into the lens, and you stop watching yourself.',
          "Hide your own picture once you've checked it. Half of the stiffness on video comes from watching your own face.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Leave a beat after they stop talking. The line has a delay, and two people starting at once three times in a row is what makes it feel awkward.',
          'Answer in pieces: a minute or so, then "shall I go deeper there?" On a screen you can\'t see them drift, so ask.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For a recorded one, write three bullets per question and put a photo of a friend beside the lens. Do one throwaway take to hear your own voice, then stop at the second.',
          'In a one-way recording, nobody nods, so you speed up. Slow down on purpose, smile at the start and at the end, and let one small slip stand.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Before sharing your screen, close mail and chat, turn off notifications, and make the font bigger than feels right. Then say aloud what you're doing.",
          'For a long remote day, ask for ten minutes between sessions, stand up in each, and keep a bottle and a snack out of view.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Have a plan for the drop: their number on paper, your phone with data ready, and a line such as "I\'ll call you in two minutes if it fails." A calm recovery even scores.',
          "Noise at home is fine if you name it first: \"There's a child in the next room, you may hear her.\" Said early it's charming, said late it's a surprise.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Notes are fine as five words on a card. Reading shows at once: the eyes travel and the voice goes flat.',
          "Don't have another window feeding you answers. Interviewers spot the delay, and it ends the process on the spot.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Record two minutes of yourself today with your real setup and listen with your eyes closed. Fix whatever your ears complain about.',
          'Call a friend on the same tool tonight and ask one thing only: am I easy to hear and to follow?',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is there a person on the other end, or is it a recording?',
          'What about it bothers you most: the technology, the room, or talking to a lens?',
        ],
      },
    ],
    actions: [
      'I get so nervous in interviews',
      'How do I prepare for the interview?',
      'What questions should I ask them?',
      'How do I get through the technical round?',
    ],
    opens: ['interview-prep'],
  },
]
