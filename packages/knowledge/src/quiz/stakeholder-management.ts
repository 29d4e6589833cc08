import type { SkillQuiz } from './quiz-question.ts'

export const stakeholderManagementQuiz: SkillQuiz = {
  skill: 'Stakeholder Management',
  questions: [
    {
      id: 'stakeholder-management-01',
      difficulty: 'beginner',
      question:
        "You take over a project that will change how 40 warehouse workers do their job. Your predecessor's stakeholder list contains only managers. What is missing most?",
      right: {
        text: 'The workers themselves, who decide daily whether the change succeeds',
        why: 'Those affected by a result are stakeholders even without formal power. Ignored, they can make a well-built system fail.',
      },
      wrong: [
        {
          text: 'The executives above the managers, because they can stop the project',
          why: "The managers' superiors matter, but a list of managers has not forgotten power. It has forgotten those affected.",
        },
        {
          text: 'The vendors of the software, since they earn money with the project',
          why: 'Vendors are relevant yet less so than the people whose daily work changes and whose knowledge is needed.',
        },
        {
          text: 'The project team, who must be listed before any other stakeholders',
          why: "The team is part of any project. Listing it first does not close the gap on the users' side.",
        },
      ],
    },
    {
      id: 'stakeholder-management-02',
      difficulty: 'beginner',
      question:
        'The head of finance has great influence on your project but shows little interest in it. How do you deal with her?',
      right: {
        text: 'Brief, relevant updates, and early contact where her concerns are touched',
        why: 'Powerful people with little interest must be kept satisfied: enough to avoid surprises, not so much that they tune out.',
      },
      wrong: [
        {
          text: 'Full detail in weekly meetings, so that her interest in the project grows',
          why: 'Detail she has not asked for costs goodwill. Interest comes from relevance and not from volume.',
        },
        {
          text: 'No special attention, because people without interest will not interfere',
          why: 'Interest can awaken overnight if her budget or rules are touched, and then she has the power to stop you.',
        },
        {
          text: 'A copy of all emails and minutes, so that nothing is ever held back from her',
          why: 'It moves the work of filtering to her. Formal completeness is no protection if she misses what matters.',
        },
      ],
    },
    {
      id: 'stakeholder-management-03',
      difficulty: 'beginner',
      question:
        'Two weeks before launch you learn of a delay of about a month. Your sponsor will be angry. When do you tell him?',
      right: {
        text: 'Now, with what is known, the effects, and options',
        why: 'Bad news early leaves room to act. Hiding it costs trust, which is harder to repair than a schedule.',
      },
      wrong: [
        {
          text: 'At the next steering meeting, as planned anyway',
          why: 'Waiting for a regular date takes away decision time, and he may hear it from someone else.',
        },
        {
          text: 'When you have a solution that makes up for the delay',
          why: 'A full solution may never come. Options and a recommendation are enough to begin with.',
        },
        {
          text: 'After the team has confirmed the delay to the exact day',
          why: 'Precision can follow. A range with an honest statement of uncertainty is enough to decide on.',
        },
      ],
    },
    {
      id: 'stakeholder-management-04',
      difficulty: 'beginner',
      question: "A department head says 'Just make it like the old system.' What do you do first?",
      right: {
        text: 'Find out which tasks the old system supports and what people value in it',
        why: 'Behind such a wish are needs and worries. Once known, they can be met, perhaps in a better way.',
      },
      wrong: [
        {
          text: 'List all the functions of the old system and estimate rebuilding each one',
          why: 'Old systems contain much that nobody uses. Copying it all is expensive and freezes old weaknesses.',
        },
        {
          text: 'Explain that the old system is outdated and show the advantages of the new',
          why: 'Persuading before understanding makes people defend the old. You would also miss valid requirements.',
        },
        {
          text: 'Note it as a requirement, since it comes from the person who is responsible',
          why: 'As a requirement it can be neither built nor tested, and it hides what is needed.',
        },
      ],
    },
    {
      id: 'stakeholder-management-05',
      difficulty: 'beginner',
      question:
        'You send a detailed 12-page status report to everybody each week. The sponsor asks questions that are answered on page 7. What do you change?',
      right: {
        text: 'Tailor it: a half-page for the sponsor, with details for those who need them',
        why: "Communication is planned from the recipient's need. A sponsor needs status, decisions, and risks at a glance.",
      },
      wrong: [
        {
          text: 'Nothing in the report, but ask the sponsor politely to read it to the end',
          why: "It is the sender's task to be understood. Busy readers do not change on request.",
        },
        {
          text: 'Put the answers on page 1 and send the same 12 pages to everybody as before',
          why: 'Better order helps a bit, yet the length still buries what each reader needs.',
        },
        {
          text: 'Replace the report with a weekly one-hour meeting of all the stakeholders',
          why: 'It costs everyone an hour and still mixes needs of very different recipients.',
        },
      ],
    },
    {
      id: 'stakeholder-management-06',
      difficulty: 'beginner',
      question:
        'In a workshop, the loudest participant dominates, and the quieter users of the system say nothing. How do you get their view?',
      right: {
        text: 'Have everyone write down their points first, then collect them in turn',
        why: 'Silent writing gives equal space and shows what would otherwise remain unsaid, without embarrassing anyone.',
      },
      wrong: [
        {
          text: 'Ask the quiet ones directly in front of the group why they say nothing',
          why: 'Calling them out puts them on the spot, so they usually agree with what has been said.',
        },
        {
          text: 'Take the silence as consent, since they all had the chance to speak up',
          why: 'Silence often means caution or resignation. Disagreement then shows up as resistance after launch.',
        },
        {
          text: 'Let the loud one go on, as such people usually speak for the whole group',
          why: "Speaking most is not speaking for others. The users' knowledge would be missing.",
        },
      ],
    },
    {
      id: 'stakeholder-management-07',
      difficulty: 'beginner',
      question:
        'After a meeting, three people remember three different decisions. How do you prevent this in future?',
      right: {
        text: 'Read back each decision with owner and date, and send it the same day',
        why: 'Confirming it in the meeting exposes different understandings while all are present; the note makes it last.',
      },
      wrong: [
        {
          text: 'Record the meeting, so that anybody can look up what was really said',
          why: 'Nobody watches an hour to find a sentence. Recordings keep what was said, not what was agreed on.',
        },
        {
          text: 'Invite fewer people, so that there are fewer different memories of it',
          why: 'Even two people remember differently. The missing piece is an explicit, confirmed decision.',
        },
        {
          text: 'Send complete minutes of the discussion within two weeks of the meeting',
          why: 'After two weeks memories have set and work has begun. Long minutes also bury the decisions.',
        },
      ],
    },
    {
      id: 'stakeholder-management-08',
      difficulty: 'beginner',
      question:
        'A user representative asks for a feature that is clearly out of scope. What is the best immediate response?',
      right: {
        text: 'Ask what problem it solves, and say how and by whom scope is decided',
        why: 'You take the need seriously without promising anything, and lead it into the regular way of deciding.',
      },
      wrong: [
        {
          text: 'Promise to see what can be done, so that the relationship stays good',
          why: 'It sounds like a yes. The disappointment later costs more goodwill than clarity does now.',
        },
        {
          text: 'Decline at once, because out-of-scope requests must not be encouraged',
          why: 'A flat no without hearing the need makes people stop telling you things that may be important.',
        },
        {
          text: 'Add it if the effort is small, since goodwill is worth a few hours',
          why: 'Unrecorded extras are how scope creeps. The next request will point to this precedent.',
        },
      ],
    },
    {
      id: 'stakeholder-management-09',
      difficulty: 'intermediate',
      question:
        'Sales wants a feature by May for a fair; operations says the change freeze forbids it until June. Both ask you to take their side. What do you do?',
      right: {
        text: 'Get them together on the underlying interests, and escalate with options if stuck',
        why: 'Positions collide, interests may not: perhaps a demo system serves the fair. If not, someone with authority over both decides.',
      },
      wrong: [
        {
          text: 'Side with sales, since revenue outweighs an internal rule on the timing of changes',
          why: 'Without knowing what the freeze protects, you cannot judge. Taking sides costs you your role as a broker.',
        },
        {
          text: 'Side with operations, as rules are there to protect all departments from trouble',
          why: 'The rule may allow an exception or another route. Hiding behind it ends the search for one.',
        },
        {
          text: 'Propose the middle of both dates, so that each side gives way by the same amount',
          why: 'Splitting the difference may satisfy neither: the fair is over, and the freeze is still broken.',
        },
      ],
    },
    {
      id: 'stakeholder-management-10',
      difficulty: 'intermediate',
      question:
        'A line manager agreed in every meeting but has released none of the promised experts to your project. What do you do first?',
      right: {
        text: 'Talk to him alone about what holds him back, and what would make it possible',
        why: 'Public agreement with private inaction usually has a reason, such as conflicting goals. You need to learn it before choosing a lever.',
      },
      wrong: [
        {
          text: 'Escalate to the sponsor, because the promises were made before witnesses',
          why: 'Escalating before a talk makes an opponent of somebody who may merely have a capacity problem.',
        },
        {
          text: 'Send a reminder with the minutes attached and copy his superior on it',
          why: 'Copying the superior is escalation in disguise; it exposes him and brings out defense instead of causes.',
        },
        {
          text: 'Replan without the experts, as agreement cannot be forced on anybody',
          why: 'The project may need them. Giving up without asking leaves an unreported risk in the plan.',
        },
      ],
    },
    {
      id: 'stakeholder-management-11',
      difficulty: 'intermediate',
      question:
        'You want a steering committee to approve a change that two members may oppose. How do you prepare?',
      right: {
        text: 'Speak with each member beforehand, and work their concerns into the proposal',
        why: 'Decisions of weight are prepared before the meeting. You learn the objections in time, and nobody is surprised in public.',
      },
      wrong: [
        {
          text: 'Keep the proposal confidential until the meeting, so that no opposition forms',
          why: 'Surprised people protect themselves by saying no or postponing, particularly in front of peers.',
        },
        {
          text: 'Win the majority in advance, so that the two can simply be outvoted on the day',
          why: 'A defeat in public may win the vote and lose their cooperation in the implementation.',
        },
        {
          text: 'Prepare more slides with data than usual, so that facts decide and not opinions',
          why: 'Objections often rest on interests that your data does not address. You have to know them first.',
        },
      ],
    },
    {
      id: 'stakeholder-management-12',
      difficulty: 'intermediate',
      question:
        "A stakeholder map from the project's start is eight months old. Since then a reorganization has taken place. What is the risk in continuing to use it?",
      right: {
        text: 'Influence and interests have shifted, so effort goes to the wrong people',
        why: 'Stakeholder analysis is a snapshot. After changes in organization or phase, new decision makers go unnoticed.',
      },
      wrong: [
        {
          text: 'The map no longer matches the approved plan, so an audit may object to it',
          why: 'Formal mismatch is the lesser evil. Missing a new decision maker may cost the project.',
        },
        {
          text: 'The stakeholders listed may feel offended, as their titles are out of date',
          why: 'Titles are a courtesy; what matters is who decides and who is affected today.',
        },
        {
          text: 'New members of the project team do not know the people who are on the map',
          why: 'They can be introduced. An outdated picture of influence misleads old and new members alike.',
        },
      ],
    },
    {
      id: 'stakeholder-management-13',
      difficulty: 'intermediate',
      question:
        'During a pilot the users complain loudly about many details of a new system. Your sponsor is alarmed. How do you explain it best?',
      right: {
        text: 'Complaints show that users engage; treat them by impact and report on fixes',
        why: 'Engaged users who see their points handled become supporters. Dangerous is the silence of those who have given up.',
      },
      wrong: [
        {
          text: 'Users always complain about new systems; it is best to wait until they stop',
          why: 'Some of it fades, but ignoring it misses true defects and teaches people that speaking up is useless.',
        },
        {
          text: 'The pilot group was badly selected; a friendlier group should be picked next',
          why: 'A friendly group hides the problems that the rollout will meet at full scale.',
        },
        {
          text: 'The complaints prove that requirements were wrong; the pilot must be stopped',
          why: 'Details found in a pilot are what it is for. Their number alone does not condemn the concept.',
        },
      ],
    },
    {
      id: 'stakeholder-management-14',
      difficulty: 'intermediate',
      question:
        'Your team learns that a key customer contact has been passing on only the wishes of his own department. What do you do?',
      right: {
        text: 'Set up contact with the other departments, openly and with his knowledge',
        why: 'You need the other views, yet going behind his back would make an enemy of your main contact.',
      },
      wrong: [
        {
          text: "Tell his superior that he has not been representing the company's interest",
          why: 'An accusation destroys the relationship, although he may not even know that he is expected to represent others.',
        },
        {
          text: "Continue, because it is the customer's task to name a suitable contact person",
          why: 'Formally true, yet the product will fail with the other departments, and the failure will be yours too.',
        },
        {
          text: 'Question people in the other departments informally without mentioning it to him',
          why: 'He will find out. Secrecy turns a legitimate need into a breach of trust.',
        },
      ],
    },
    {
      id: 'stakeholder-management-15',
      difficulty: 'intermediate',
      question:
        'In a requirements workshop, legal says data must be deleted after 30 days, and analytics says it needs 24 months. How do you proceed?',
      right: {
        text: 'Clarify which data each means and what the rule says; then decide on the rest',
        why: 'Often the two are compatible with separated or anonymized data. A binding rule sets the frame, and only the remainder is negotiable.',
      },
      wrong: [
        {
          text: 'Choose 30 days for everything, because legal always has the final say on data',
          why: 'Legal advises on obligations, which may not concern all data. Premature surrender loses a legitimate need.',
        },
        {
          text: 'Choose 12 months, as a compromise that both departments should be able to accept',
          why: 'A legal obligation cannot be halved; the compromise may be illegal and of little use to analytics.',
        },
        {
          text: 'Leave it open and let the developers choose what is the easiest to implement',
          why: 'A decision with legal effect would be made by those with the least knowledge of the matter.',
        },
      ],
    },
    {
      id: 'stakeholder-management-16',
      difficulty: 'intermediate',
      question:
        'You are asked to give a date for something your team has not yet looked into. The stakeholder insists. What is the most responsible answer?',
      right: {
        text: 'A range with its assumptions, and the day by which you can narrow it down',
        why: 'It helps planning, shows uncertainty honestly, and offers a path to a better answer.',
      },
      wrong: [
        {
          text: 'An early date, since it can still be moved once the details are better known',
          why: 'First numbers stick. Each postponement is then experienced as a broken promise.',
        },
        {
          text: 'A date with plenty of reserve, so that nobody can be disappointed later on',
          why: 'A padded single date hides uncertainty, may kill a useful project, and damages your credibility when noticed.',
        },
        {
          text: 'No date at all until the analysis is complete, as anything else is guesswork',
          why: 'Stakeholders have to plan. Refusing any orientation makes them invent their own date.',
        },
      ],
    },
    {
      id: 'stakeholder-management-17',
      difficulty: 'expert',
      question:
        'A transformation has a strong sponsor, a good plan, and clear benefits. Middle managers approve in public, yet nothing moves. What is the most probable cause?',
      right: {
        text: 'The change costs them status or targets, and no one has dealt with that',
        why: 'Middle managers carry the change and often lose control or bonus-relevant results by it. Until incentives fit, delay is rational.',
      },
      wrong: [
        {
          text: 'They have not understood the benefits, so more communication is needed',
          why: 'They usually understand well, in particular what it means for them. More slides do not change incentives.',
        },
        {
          text: 'The sponsor has too little authority, so someone higher up must take over',
          why: 'The sponsor is described as strong. More pressure yields more public approval, not movement.',
        },
        {
          text: 'The plan is not detailed enough for them to know what they should be doing',
          why: 'Those who want to move ask. Silence along with approval points to interests, not to missing detail.',
        },
      ],
    },
    {
      id: 'stakeholder-management-18',
      difficulty: 'expert',
      question:
        'Your sponsor, whose protection carried the project, leaves the company. The successor is unknown. What is the most important step in the first days?',
      right: {
        text: "Learn the successor's goals and renew the case for the project in those terms",
        why: 'A project loses its legitimacy with its sponsor. It has to be tied to what the new person must achieve, before others define it.',
      },
      wrong: [
        {
          text: 'Speed up delivery, so that there is a success to show to the new sponsor soon',
          why: 'Speed in a direction that the successor may not want does not help, and haste creates risks at a delicate time.',
        },
        {
          text: 'Keep a low profile until the new sponsor has settled in and asks for a report',
          why: 'The vacuum will be filled by others competing for the same money.',
        },
        {
          text: 'Have the departing sponsor confirm scope and budget in writing for the future',
          why: 'A document from someone without power does not bind the successor and may look like a maneuver.',
        },
      ],
    },
    {
      id: 'stakeholder-management-19',
      difficulty: 'expert',
      question:
        "A regulator's question may delay your launch. The executive in charge asks you to tell partners 'everything is on track'. How do you act?",
      right: {
        text: 'Decline to misinform, and agree on a true wording that reveals no secrets',
        why: 'Partners decide on the basis of what you say. A truthful, limited statement protects both the company and your credibility.',
      },
      wrong: [
        {
          text: 'Comply, because the executive is accountable for the content of the message',
          why: "You are the one making the false statement. Accountability elsewhere does not restore the partners' trust in you.",
        },
        {
          text: 'Tell the partners the full story, because they have a right to the truth',
          why: 'A disclosure on your own may breach confidentiality and worsen the dealings with the regulator.',
        },
        {
          text: 'Postpone all contact with the partners until the question has been settled',
          why: 'Silence before launch tells them something is wrong and leaves them no chance to prepare.',
        },
      ],
    },
    {
      id: 'stakeholder-management-20',
      difficulty: 'expert',
      question:
        'Four regional heads each demand local variants of a global process. Granting them all would make the platform unaffordable. What approach has the best chance?',
      right: {
        text: 'Agree with them first on criteria for a variant, then test each demand by them',
        why: "Principles are easier to agree on before one's own case is at stake, and every refusal then rests on a shared rule.",
      },
      wrong: [
        {
          text: 'Negotiate with each one individually, and grant what is needed for their consent',
          why: 'Every concession becomes known and raises the next demand. The sum is what nobody can afford.',
        },
        {
          text: 'Standardize completely by order of the board, as any exception breeds another',
          why: 'Some variants are required by law or market. Blanket refusal breeds shadow systems in the regions.',
        },
        {
          text: 'Let the majority of the regions decide on each of the variants by simple voting',
          why: "Votes invite deals among regions for each other's variants and ignore cost and necessity.",
        },
      ],
    },
    {
      id: 'stakeholder-management-21',
      difficulty: 'expert',
      question:
        'A public project has opponents who organize protest. Management suggests inviting only supporters to the information events. What will probably happen?',
      right: {
        text: 'Opponents will lack a place to be heard and will turn to press and courts',
        why: 'Exclusion hardens positions and makes procedure itself a grievance. Early, serious hearing does not win all, but takes away heat.',
      },
      wrong: [
        {
          text: 'The events will give the project good publicity, and the protest will fade',
          why: 'Staged harmony is quickly exposed, and it confirms the suspicion that something is hidden.',
        },
        {
          text: 'The supporters will convince the opponents in conversations outside the events',
          why: 'People in opposed groups rarely convert each other; the absence of a forum deepens the divide.',
        },
        {
          text: 'Nothing changes, since the opponents would not have listened at the events anyway',
          why: 'Some opponents are undecided or have soluble concerns. These are exactly the ones lost by exclusion.',
        },
      ],
    },
    {
      id: 'stakeholder-management-22',
      difficulty: 'expert',
      question:
        "You lead a program with a steering committee of 15 people that never decides. Each topic is 'taken along' to the next meeting. What change is most effective?",
      right: {
        text: 'Agree on who decides what, and put each topic to that one person',
        why: 'Committees diffuse responsibility. A named decider with the others consulted makes decisions possible without losing their knowledge.',
      },
      wrong: [
        {
          text: 'Send the documents earlier, so that all members can come prepared',
          why: 'Preparation helps those who must decide. Here nobody has to.',
        },
        {
          text: 'Increase the frequency of meetings, so that topics wait less',
          why: 'More meetings of a body that does not decide produce more postponements.',
        },
        {
          text: 'Require unanimous votes, so that the decisions are then carried by all',
          why: 'Unanimity gives each of the 15 a veto, making decisions still rarer.',
        },
      ],
    },
    {
      id: 'stakeholder-management-23',
      difficulty: 'expert',
      question:
        'Six months after go-live the reported usage is high, as managers demanded, but you hear of secret spreadsheets. How do you read this?',
      right: {
        text: 'People comply on paper, while the system does not yet serve their work',
        why: 'Mandated figures measure obedience. Workarounds are the most honest feedback: study what they do better.',
      },
      wrong: [
        {
          text: 'Some employees resist change, and their spreadsheets should be banned',
          why: 'A ban drives the work further underground and removes the information about what is missing.',
        },
        {
          text: 'The training was too short, so that the staff should have another course',
          why: 'Perhaps in part, but people keep double records only if it helps. Look at their work before prescribing training.',
        },
        {
          text: 'Usage is high, so the rollout is a success, with a few stragglers left',
          why: 'The figure says entries are made, not that work is done with them. Decisions based on it may be wrong.',
        },
      ],
    },
    {
      id: 'stakeholder-management-24',
      difficulty: 'expert',
      question:
        'Two executives in open rivalry both have a stake in your program; each tries to use it against the other. What is the safest way for you to work?',
      right: {
        text: 'Tie every decision to agreed goals, and give both the same information',
        why: 'Visible criteria and equal treatment keep you out of the rivalry and make it costly to misuse the program.',
      },
      wrong: [
        {
          text: 'Ally yourself with the stronger one, as neutrality is never rewarded',
          why: "Power shifts. As someone's instrument, the program falls with its patron.",
        },
        {
          text: 'Tell each what they want to hear, to keep both of them well-disposed',
          why: 'They compare notes eventually, or their staff do, and then neither trusts you.',
        },
        {
          text: 'Avoid both of them, and deal only with their deputies where possible',
          why: 'Deputies cannot resolve conflicts between principals, and avoidance leaves decisions hanging.',
        },
      ],
    },
  ],
}
