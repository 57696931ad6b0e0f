// View.swift
