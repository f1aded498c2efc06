<!doctype html>
<html lang="pt-BR">
<head>
{{> head}}
<script src="/assets/guide.js" type="module" nonce="{{nonce}}"></script>
<title>__name__ · os widgets da voltinha</title>
<meta name="description" content="conta quantas vezes o botão foi tocado.">
</head>
<body>
{{> header}}
<section class="messages" aria-label="avisos"><yy-flash></yy-flash></section>
<main id="conteudo" tabindex="-1">
  <div class="wrap">
    <nav class="crumbs" aria-label="você está em">
      <a href="/widgets">os widgets</a> <span aria-hidden="true">/</span> <code>yy-__name__</code>
    </nav>
    <div class="guide-head">
      <h1>__name__</h1>
      <p class="lead">conta quantas vezes o botão foi tocado.</p>
    </div>
    <div class="guide">
      <section class="card example">
        <h2>o botão</h2>
        <div class="stage">
          <yy-__name__ data-label="tocar"><span>tocar</span></yy-__name__>
        </div>
        <output class="events small" data-guide-events>os eventos aparecem aqui.</output>
      </section>
    </div>
  </div>
</main>
{{> footer}}
{{> panel}}
</body>
</html>
