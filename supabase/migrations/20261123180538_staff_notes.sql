-- Why: what one of the staff has found out, the next should not find out again. A note is about any record, is written once and
-- never changed, and whoever works here reads it.
create table public.staff_notes (
  id         bigint generated always as identity primary key,
  about      text not null check (about ~ '^[a-z_]{1,40}$'),
  subject_id text not null check (char_length(subject_id) between 1 and 100),
  author_id  uuid references auth.users on delete set null,
  author     text not null check (char_length(author) <= 254),
  words      text not null check (char_length(btrim(words)) between 1 and 4000),
  written_at timestamptz not null default now()
);
comment on table public.staff_notes is 'What staff write down about a record (`about`: the table, `subject_id`: its key), for each other. Never changed.';
create index staff_notes_about on public.staff_notes (about, subject_id, id);
create index staff_notes_author on public.staff_notes (author_id);
alter table public.staff_notes enable row level security;
create policy "staff read the notes" on public.staff_notes for select to authenticated using ((select private.is_staff_here()));
grant select on public.staff_notes to authenticated;
revoke insert, update, delete on public.staff_notes from service_role;

create function public.write_staff_note(p_about text, p_subject_id text, p_words text) returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  written bigint;
begin
  if not private.is_staff_here() then raise exception 'Notes are for staff.' using errcode = '42501'; end if;
  insert into public.staff_notes (about, subject_id, author_id, author, words)
    select p_about, p_subject_id, u.id, left(coalesce(u.email, ''), 254), btrim(p_words) from auth.users u where u.id = (select auth.uid())
    returning id into written;
  return written;
end
$$;
comment on function public.write_staff_note(text, text, text) is 'Writes a note about a record; answers its number.';
revoke execute on function public.write_staff_note(text, text, text) from public, anon;
grant execute on function public.write_staff_note(text, text, text) to authenticated;
