-- Why: who writes to the shop is answered out of the office, in a letter that is kept with theirs; so that a colleague reads what was said, and nobody answers
-- from a mail program that only one person sees. The indexes on letters are the list's orders and filters.

create table public.contact_answers (
  id         uuid primary key,
  message_id uuid not null references public.contact_messages on delete cascade,
  author_id  uuid references auth.users on delete set null,
  author     text not null check (char_length(author) <= 254),
  words      text not null check (char_length(words) between 3 and 5000),
  written_at timestamptz not null default now()
);
comment on table public.contact_answers is
  'What the shop has answered to a letter of the contact form. `id` comes from the form, so that a second press sends nothing; goes with the letter.';
create index contact_answers_message on public.contact_answers (message_id, written_at);
create index contact_answers_author on public.contact_answers (author_id);
alter table public.contact_answers enable row level security;
create policy "who may reads answers" on public.contact_answers for select to authenticated using ((select private.may('contact.read')));
grant select on public.contact_answers to authenticated;
revoke update, delete on public.contact_answers from service_role;

create index contact_messages_newest on public.contact_messages (created_at, id);
create index contact_messages_newest_by_topic on public.contact_messages (topic, created_at, id);
create index contact_messages_words on public.contact_messages
  using gin (name extensions.gin_trgm_ops, email extensions.gin_trgm_ops, order_number extensions.gin_trgm_ops, message extensions.gin_trgm_ops);

create function public.contact_messages_found(p_words text) returns setof public.contact_messages
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('contact.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is.
  return query execute 'select * from public.contact_messages where id in (
    select id from public.contact_messages where name ilike $1 or email ilike $1 or order_number ilike $1 or message ilike $1
     order by created_at desc, id desc limit 200)'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
end
$$;
comment on function public.contact_messages_found(text) is
  'The newest 200 letters whose sender, order or words hold these words, for whoever may read letters.';

create function public.reopen_contact_message(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('contact.answer');
  perform private.demand_reason(p_reason);
  update public.contact_messages set answered_at = null where id = p_id and answered_at is not null;
  if not found then raise exception 'This letter is open, or not there.' using errcode = 'HT005', hint = 'already_decided'; end if;
  -- It is new work: whoever had taken it may be on leave by now.
  delete from public.work_claims where kind = 'contact' and key = p_id::text;
  perform private.log_activity('contact.reopen', p_id::text, '{}', p_reason);
end
$$;
comment on function public.reopen_contact_message(uuid, text) is 'Lets a letter that was closed wait again. HT005 already_decided where it is open.';

revoke execute on function public.contact_messages_found(text), public.reopen_contact_message(uuid, text) from public, anon;
grant execute on function public.contact_messages_found(text), public.reopen_contact_message(uuid, text) to authenticated;
