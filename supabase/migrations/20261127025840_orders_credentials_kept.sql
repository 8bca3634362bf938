-- What a maker was certified for is part of why somebody bought: a line keeps it as it was then, whatever becomes of the certificate.
alter table public.order_lines add column credentials jsonb not null default '[]';
comment on column public.order_lines.credentials is 'The verified credentials of its maker when it was sold, as public.shown_credentials had them.';
