-- Why: whoever wants to say something differently in one language had to wait for a release. Staff put a sentence of their own in the place of a built-
-- in one, by language; the shop checks that it is filled as the built-in one is, pages and letters say it within a second, and who said what when is in
-- the record of acts.

insert into public.staff_permissions (name, description, needs_fresh) values
  ('translations.read', 'Read what was said differently, and how far translations are.', false),
  ('translations.write', 'Say sentences of the shop differently.', false);
insert into public.staff_role_permissions (role, permission) values
  ('editor', 'translations.read'), ('editor', 'translations.write'), ('auditor', 'translations.read');

create table public.sentence_overrides (
  language   text not null check (private.is_language_tag(language)),
  namespace  text not null check (namespace ~ '^[a-z][a-z0-9-]{0,59}$'),
  key        text not null check (key ~ '^[A-Za-z0-9_.-]{1,200}$'),
  sentence   text not null check (char_length(sentence) between 1 and 10000),
  built_in   text not null check (char_length(built_in) between 1 and 10000),
  changed_at timestamptz not null default private.now(),
  place      text not null generated always as (language || '/' || namespace || ':' || key) stored,
  primary key (language, namespace, key)
);
comment on table public.sentence_overrides is
  'A sentence that staff have put in the place of a built-in one, in one language. The shop checks it before it is kept and again when it is read.';
comment on column public.sentence_overrides.built_in is
  'The built-in sentence as it was then: where that has changed since, somebody looks at the override again.';
comment on column public.sentence_overrides.place is 'Its name in the record of acts.';

alter table public.sentence_overrides enable row level security;
create policy "who may reads them" on public.sentence_overrides for select to authenticated using ((select private.may('translations.read')));
grant select on public.sentence_overrides to authenticated;
grant select, insert, update, delete on public.sentence_overrides to service_role;

create trigger sentence_overrides_logged after insert or update or delete on public.sentence_overrides
  for each row execute function private.log_changes('place', 'sentence');
create trigger sentence_overrides_tell_pages after insert or update or delete on public.sentence_overrides
  for each statement execute function private.tell_the_pages('words');

/* Who said a sentence differently, from what to what and why, the newest first; null is the built-in one. The last hundred. Wants `translations.read`. */
create function public.sentence_history(p_place text) returns table (changed_at timestamptz, person text, before text, after text, reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('translations.read');
  return query
    select l.happened_at, coalesce(u.email::text, l.actor), l.changes -> 'sentence' ->> 0, l.changes -> 'sentence' ->> 1, l.reason
      from public.activity_log l left join auth.users u on u.id = l.actor_id
     where l.noun = 'sentence_overrides' and l.subject = p_place and l.changes ? 'sentence' order by l.id desc limit 100;
end
$$;
comment on function public.sentence_history(text) is 'Who said a sentence differently, from what to what and why: the last hundred changes.';
revoke execute on function public.sentence_history(text) from public, anon;
grant execute on function public.sentence_history(text) to authenticated, service_role;
