-- Whoever comes by an account elsewhere (Google) signs no form: the sentence beside the button says what continuing means. The versions in force at that moment are
-- written down as agreed to, here, because nothing a browser says later could be believed.

create or replace function private.follow_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  update public.profiles set email = new.email where id = new.id and email is distinct from new.email;
  if new.email_confirmed_at is not null and (tg_op = 'INSERT' or old.email_confirmed_at is null) then
    if coalesce(new.raw_app_meta_data ->> 'provider', 'email') not in ('email', 'phone') then
      said := said || jsonb_build_object('terms_version', private.setting('legal.terms_version'), 'privacy_version', private.setting('legal.privacy_version'));
    end if;
    perform private.settle_account(new.id, said);
  end if;
  return new;
end
$$;
