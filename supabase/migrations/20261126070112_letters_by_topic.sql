-- Why: the list of letters says how many of each left within thirty days, and the newest of a topic is looked at; both by topic, whatever else was sent.
create index sent_letters_by_topic on public.sent_letters (topic, created_at);
